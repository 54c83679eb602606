import type { Language } from '@standoff/language';

/** The help of `standoff draw`, and what it says of wrong use. */
export interface DrawWords {
  readonly summary: string;
  readonly position: string;
  readonly game: string;
  readonly orders: string;
  readonly phase: string;
  readonly all: string;
  readonly output: string;
  readonly dark: string;
  readonly ink: string;
  readonly patterns: string;
  readonly strengths: string;
  readonly whole: string;
  readonly width: string;
  readonly more: string;
  readonly badWidth: (text: string) => string;
  /** A picture would be printed on a terminal. */
  readonly terminal: string;
  /** Several pictures need a file name to number. */
  readonly needsOutput: (option: string) => string;
  readonly unknownEnding: (file: string) => string;
  readonly noSuchPhase: (phase: string, known: readonly string[]) => string;
  readonly needsGame: (option: string) => string;
  readonly severalPhases: (count: number) => string;
  /** The library that makes PNG does not run here. */
  readonly noPng: string;
}

const EXAMPLES = `  standoff draw -o opening.svg
  standoff draw position.txt --orders orders.txt -o turn.png
  standoff draw --game game.json --all -o game.png
  standoff draw --game game.json --phase S1901M -o spring.svg --lang ru --dark
  standoff draw phase-of-gitm.txt -o battle.png`;

const EN: DrawWords = {
  summary: 'draw a board with its orders and verdicts, or a tac map of GITM, as SVG or PNG',
  position: 'a position, as text or JSON, orders below it or not; or a tac phase of GITM; the opening without it',
  game: 'draw a game file: the board it stands at, unless --phase or --all say otherwise',
  orders: 'file of orders to judge and draw on the board; - is standard input',
  phase: 'the phase of the game to draw, with its orders and verdicts: S1901M',
  all: 'a picture of each phase of the game, or of each event of a tac phase, numbered',
  output: 'file to write: .svg or .png; standard output (SVG) without it',
  dark: 'light on dark',
  ink: 'black on white, for print; powers by hatching and letters',
  patterns: 'hatching on land and letters on units, for print and for eyes that do not tell the colours apart',
  strengths: 'the strength of each move at the head of its arrow',
  whole: 'the whole tac map, not only where something stands or happens',
  width: 'width in pixels (default: 1228 for a board, 700 for a tac map; 1600 and 1000 for PNG)',
  more: `
Examples:
${EXAMPLES}`,
  badWidth: (text) => `"${text}" is not a width of 200 to 8000 pixels.`,
  terminal: 'Name a file with -o, .svg or .png; SVG goes to standard output only where that is a file or a pipe.',
  needsOutput: (option) => `${option} needs -o with a file name, which is then numbered.`,
  unknownEnding: (file) => `"${file}" ends neither in .svg nor in .png.`,
  noSuchPhase: (phase, known) => `The game has no phase ${phase}; it has ${known.join(', ')}.`,
  needsGame: (option) => `${option} needs --game.`,
  severalPhases: (count) =>
    `The file holds ${count} phases: -o with a file name, which is then numbered, draws them all.`,
  noPng: 'PNG cannot be made here: the library @resvg/resvg-js is missing or has no build for this system. SVG works.',
};

const RU: DrawWords = {
  summary: 'нарисовать доску с приказами и их исходом или тактическую карту GITM: SVG или PNG',
  position:
    'позиция, текстом или в JSON, с приказами ниже или без них; или тактическая фаза GITM; без неё начало партии',
  game: 'нарисовать партию из файла: доску, на которой она стоит, если нет --phase или --all',
  orders: 'файл приказов, которые рассудить и нарисовать на доске; - это стандартный ввод',
  phase: 'фаза партии, которую нарисовать с приказами и их исходом: S1901M',
  all: 'по картинке на каждую фазу партии или на каждое событие тактической фазы, с номерами',
  output: 'файл для записи: .svg или .png; без него стандартный вывод (SVG)',
  dark: 'светлым по тёмному',
  ink: 'чёрным по белому, для печати; державы различаются штриховкой и буквами',
  patterns: 'штриховка на земле и буквы у подразделений: для печати и для тех, кто не различает цвета',
  strengths: 'сила каждого хода у острия стрелки',
  whole: 'тактическая карта целиком, а не только там, где кто-то стоит или что-то происходит',
  width: 'ширина в пикселях (обычно 1228 для доски и 700 для тактической карты, для PNG 1600 и 1000)',
  more: `
Примеры:
${EXAMPLES}`,
  badWidth: (text) => `«${text}» – не ширина от 200 до 8000 пикселей.`,
  terminal:
    'Назовите файл: -o с именем на .svg или .png; в стандартный вывод SVG идёт, только если это файл или канал.',
  needsOutput: (option) => `Для ${option} нужен -o с именем файла: к нему добавятся номера.`,
  unknownEnding: (file) => `Имя «${file}» не кончается ни на .svg, ни на .png.`,
  noSuchPhase: (phase, known) => `В партии нет фазы ${phase}; есть ${known.join(', ')}.`,
  needsGame: (option) => `Для ${option} нужен --game.`,
  severalPhases: (count) => `Фаз в файле: ${count}. Все нарисует -o с именем файла: к нему добавятся номера.`,
  noPng: 'PNG здесь сделать нельзя: нет библиотеки @resvg/resvg-js или её сборки для этой системы. SVG работает.',
};

export function drawWords(lang: Language): DrawWords {
  return lang === 'ru' ? RU : EN;
}
