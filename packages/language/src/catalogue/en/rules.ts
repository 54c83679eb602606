import type { RulesError } from '@standoff/diplomacy';
import type { RuleTexts } from '../rule-texts.ts';
import type { Sentences } from '../sentences.ts';
import { enList } from './phrases.ts';

export const RULES: RuleTexts = {
  '4.A.1': {
    question: 'An army has several convoy routes and one is broken: what then?',
    options: { a: 'one broken route breaks the convoy (1971)', b: 'the convoy stands while any route is whole' },
  },
  '4.A.2': {
    question: 'An attack by a convoyed army would undo its own convoy: who gives way?',
    options: {
      a: 'a convoyed attack does not cut a fleet that supports a fleet against its convoy (1971)',
      b: 'a convoyed attack cuts no fleet that supports into a sea with a convoying fleet (1982)',
      c: 'a convoyed attack cuts no support against a fleet its convoy needs (2000, 2023)',
      f: 'the convoying fleets in the paradox hold and carry nobody (Szykman)',
    },
  },
  '4.A.3': {
    question: 'An army could reach a neighbouring province by land and by convoy: which way does it go?',
    options: {
      a: 'by land, unless it changes places with the unit there (1971)',
      c: 'by convoy if it says so or an own fleet convoys it; by land if the convoy fails',
      d: 'by convoy if it says so or an own fleet convoys it; it stays if the convoy fails',
      via: 'by convoy only if the order says "via convoy"; it stays if the convoy fails',
    },
  },
  '4.A.4': {
    question: 'A convoyed army attacks a supporter: from where does the attack come?',
    options: { a: 'from where the army set out', b: 'from the sea it landed from' },
  },
  '4.A.5': {
    question: 'May a dislodged unit retreat to where its convoyed attacker set out?',
    options: { a: 'no', b: 'yes' },
  },
  '4.A.6': {
    question: 'What is a convoy route named in an order worth?',
    options: { a: 'nothing: every route counts', b: 'it may be named, and then only it counts', c: 'it must be named' },
  },
  '4.A.7': {
    question: 'Does a unit dislodged by a convoyed army still bounce others in the province it moved to?',
    options: { a: 'never', b: 'yes, unless the two met head-to-head' },
  },
  '4.B.2': {
    question: 'A fleet moves without naming a coast and only one can be reached: what happens?',
    options: { a: 'it goes to that coast', b: 'the move fails' },
  },
  '4.B.3': {
    question: 'A fleet names a coast it cannot reach, but could reach the other: what happens?',
    options: { a: 'it goes to the other coast', b: 'the order is illegal' },
  },
  '4.B.4': {
    question: 'Must a support name the coast the supported fleet moves to?',
    options: {
      a: 'yes',
      b: 'yes, unless it supports a unit of its own power',
      c: 'no, but a coast that is named must be the right one',
      d: 'no, coasts in supports are ignored',
    },
  },
  '4.B.5': {
    question: 'An order names its unit with a wrong coast: what happens?',
    options: { a: 'the order is illegal', b: 'the coast is ignored' },
  },
  '4.B.6': {
    question: 'An order names a coast that does not exist or does not matter: what happens?',
    options: { a: 'the order is illegal', b: 'the coast is ignored' },
  },
  '4.C.4': {
    question: 'A fleet is to be built in an inland centre: what happens?',
    options: { a: 'nothing is built', b: 'an army is built' },
  },
  '4.D.3': {
    question: 'One set of orders holds several orders to one unit: which counts?',
    options: { a: 'the first', b: 'the last', c: 'none: the unit holds' },
  },
  '4.D.4': {
    question: 'More builds are ordered than are due: which count?',
    options: { a: 'none', b: 'the first legal ones', c: 'the last legal ones' },
  },
  '4.D.5': {
    question: 'Two builds are ordered in one province: which counts?',
    options: { a: 'neither', b: 'the first', c: 'the last' },
  },
  '4.D.6': {
    question: 'More disbands are ordered than are due: which count?',
    options: { a: 'none: the power is in civil disorder', b: 'the first legal ones', c: 'the last legal ones' },
  },
  '4.D.7': {
    question: 'May a power give up a build it is due?',
    options: { a: 'yes', b: 'no' },
  },
  '4.D.8': {
    question: 'Too few disbands are ordered: which units are removed?',
    options: {
      a: 'those farthest from their home centres, armies over any border, fleets by sea (2000)',
      c: 'those farthest from a centre the power owns, every unit over any border (2023)',
    },
  },
  '4.E.1': {
    question: 'What is an impossible order worth?',
    options: {
      a: 'nothing: the unit holds and can be supported in place',
      b: 'an impossible move still counts as a move: no support in place',
    },
  },
};

export const RULES_ERROR: Sentences<RulesError, undefined> = {
  'rules/several-profiles': ({ words }) => `One profile at a time: ${enList(words)} were named.`,
  'rules/unknown-profile': ({ word, candidates }) =>
    `There is no rules profile "${word}"; there are ${enList(candidates)}.`,
  'rules/unknown-issue': ({ word, candidates }) =>
    `There is no rule choice "${word}"; there are ${enList(candidates)}.`,
  'rules/unknown-option': ({ word, issue, candidates }) =>
    `Rule choice ${issue} has no option "${word}"; it has ${enList(candidates)}.`,
};
