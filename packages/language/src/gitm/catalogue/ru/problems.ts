import type { TacTextProblem, TacWanted } from '../../problem.ts';
import { joined } from '../lists.ts';
import { counted } from './count.ts';

const WANTED: Readonly<Record<TacWanted, string>> = {
  unit: 'подразделение, например FR1IN',
  square: 'квадрат, например 7-6',
  state: 'государство',
  relation: 'союз, война или нейтралитет',
  number: 'число',
  name: 'название',
  end: 'конец строки',
};

const SHAPES = {
  object: 'объект',
  list: 'список',
  text: 'текст',
  number: 'целое число',
  truth: 'true или false',
  name: 'имя без пробелов',
  pair: '[государство, государство, отношение]',
  square: 'квадрат, например "7-6"',
} as const;

const RELATIONS = { allied: 'союз', war: 'война', neutral: 'нейтралитет' } as const;

function meant(candidates: readonly string[]): string {
  return candidates.length === 0 ? '' : ` Может быть, ${joined(candidates, 'или')}?`;
}

/** Где стоит другое из двух, не согласных между собой. */
function otherPlace({ other, otherPath }: TacTextProblem): string {
  if (other !== undefined) return ` в строке ${other.line}`;
  return otherPath === undefined ? '' : ` в ${otherPath}`;
}

export function problem(one: TacTextProblem): string {
  switch (one.code) {
    case 'gitm/unreadable-line':
      return `Эта строка не отношение, не подразделение и не событие.${meant(one.candidates)}`;
    case 'gitm/unexpected-word':
      return one.wanted === 'end'
        ? `«${one.word}» здесь лишнее.${meant(one.candidates)}`
        : `Вместо «${one.word}» здесь нужно: ${WANTED[one.wanted]}.${meant(one.candidates)}`;
    case 'gitm/unfinished-line':
      return `Здесь не хватает: ${WANTED[one.wanted]}.`;
    case 'gitm/stands-or-goes':
      return `${one.unit} там стоит или туда идёт? Напишите «${one.unit} ${one.square}» или «${one.unit} - ${one.square}».`;
    case 'gitm/bad-cell':
      return `«${one.word}» не отношение: + союз, x война, o нейтралитет, . ничего.`;
    case 'gitm/too-many-cells':
      return `В строке ${counted(one.cells, 'клетка', 'клетки', 'клеток')}, а столбцов в таблице только ${one.columns}.`;
    case 'gitm/unit-misspelt':
      return `Где стоит ${one.unit}, не сказано.${meant(one.candidates)}`;
    case 'gitm/shape':
      return one.missing === true
        ? `Здесь не хватает: ${SHAPES[one.wanted]}.`
        : `Здесь должно быть: ${SHAPES[one.wanted]}.`;
    case 'gitm/not-a-square':
      return `«${one.word}» не квадрат; квадраты пишутся столбец-строка, например 7-6.`;
    case 'gitm/off-map':
      return `${one.square} вне карты: столбцы и строки от 0 до 14.`;
    case 'gitm/not-a-relation':
      return `«${one.word}» не отношение: allied, war или neutral.${meant(one.candidates)}`;
    case 'gitm/own-relation':
      return `У ${one.state} не может быть такого отношения к себе: ${RELATIONS[one.relation]}.`;
    case 'gitm/contradiction':
      return `${one.states.join(' и ')}:${otherPlace(one)} ${RELATIONS[one.relations[0]]}, а здесь ${RELATIONS[one.relations[1]]}; верно может быть только одно.`;
    case 'gitm/unknown-state':
      return `Государства ${one.state} нет среди перечисленных.${meant(one.candidates)}`;
    case 'gitm/too-many-states':
      return `Государств ${one.count}; больше ${one.limit} нельзя.`;
    case 'gitm/unit-twice':
      return `${one.unit} поставлено дважды; первый раз${otherPlace(one)}.`;
    case 'gitm/unknown-unit':
      return `Где стоит ${one.unit}, не сказано.${meant(one.candidates)}`;
    case 'gitm/own-target':
      return `${one.unit} не может перехватить само себя.`;
    case 'gitm/unknown-event':
      return `«${one.type}» не событие: move или intercept.`;
    case 'gitm/bad-rating':
      return `${one.rating} не оценка: местность оценивается от 0 до 4.`;
  }
}
