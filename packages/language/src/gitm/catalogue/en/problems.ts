import type { TacTextProblem, TacWanted } from '../../problem.ts';
import { joined } from '../lists.ts';

const WANTED: Readonly<Record<TacWanted, string>> = {
  unit: 'a unit such as FR1IN',
  square: 'a square such as 7-6',
  state: 'a state',
  relation: 'allied, war or neutral',
  number: 'a number',
  name: 'a name',
  end: 'nothing more',
};

const SHAPES = {
  object: 'an object',
  list: 'a list',
  text: 'text',
  number: 'a whole number',
  truth: 'true or false',
  name: 'a name without blanks',
  pair: '[state, state, relation]',
  square: 'a square such as "7-6"',
} as const;

const RELATIONS = { allied: 'allied', war: 'at war', neutral: 'neutral' } as const;

function meant(candidates: readonly string[]): string {
  return candidates.length === 0 ? '' : ` Did you mean ${joined(candidates, 'or')}?`;
}

/** Where the other of two that do not agree stands. */
function otherPlace({ other, otherPath }: TacTextProblem): string {
  if (other !== undefined) return ` in line ${other.line}`;
  return otherPath === undefined ? '' : ` in ${otherPath}`;
}

export function problem(one: TacTextProblem): string {
  switch (one.code) {
    case 'gitm/unreadable-line':
      return `This line is no relation, unit or event.${meant(one.candidates)}`;
    case 'gitm/unexpected-word':
      return one.wanted === 'end'
        ? `“${one.word}” does not belong here.${meant(one.candidates)}`
        : `Instead of “${one.word}” there should be ${WANTED[one.wanted]}.${meant(one.candidates)}`;
    case 'gitm/unfinished-line':
      return `Something is missing here: ${WANTED[one.wanted]}.`;
    case 'gitm/stands-or-goes':
      return `Does ${one.unit} stand there or go there? Write “${one.unit} ${one.square}” or “${one.unit} - ${one.square}”.`;
    case 'gitm/bad-cell':
      return `“${one.word}” is no relation: + is allied, x is war, o is neutral, . is nothing.`;
    case 'gitm/too-many-cells':
      return `This row has ${one.cells} cells, the table only ${one.columns} columns.`;
    case 'gitm/unit-misspelt':
      return `Nothing says where ${one.unit} stands.${meant(one.candidates)}`;
    case 'gitm/shape':
      return one.missing === true
        ? `Something is missing here: ${SHAPES[one.wanted]}.`
        : `This should be ${SHAPES[one.wanted]}.`;
    case 'gitm/not-a-square':
      return `“${one.word}” is no square; squares are written column-row, such as 7-6.`;
    case 'gitm/off-map':
      return `${one.square} is off the map: columns and rows go from 0 to 14.`;
    case 'gitm/not-a-relation':
      return `“${one.word}” is no relation: allied, war or neutral.${meant(one.candidates)}`;
    case 'gitm/own-relation':
      return `${one.state} cannot be ${RELATIONS[one.relation]} with itself.`;
    case 'gitm/contradiction':
      return `${one.states.join(' and ')} are ${RELATIONS[one.relations[0]]}${otherPlace(one)}, and ${RELATIONS[one.relations[1]]} here: only one can hold.`;
    case 'gitm/unknown-state':
      return `The state ${one.state} is not among those listed.${meant(one.candidates)}`;
    case 'gitm/too-many-states':
      return `There are ${one.count} states; more than ${one.limit} are not taken.`;
    case 'gitm/unit-twice':
      return `${one.unit} is placed twice; first${otherPlace(one)}.`;
    case 'gitm/unknown-unit':
      return `Nothing says where ${one.unit} stands.${meant(one.candidates)}`;
    case 'gitm/own-target':
      return `${one.unit} cannot intercept itself.`;
    case 'gitm/unknown-event':
      return `“${one.type}” is no event: move or intercept.`;
    case 'gitm/bad-rating':
      return `${one.rating} is no rating: terrain is rated 0 to 4.`;
  }
}
