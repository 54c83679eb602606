import type { InputProblem } from '../input.ts';
import type { Words } from './words.ts';

const FILE_PROBLEMS: Readonly<Record<InputProblem, string>> = {
  'no-such-file': 'такого файла нет',
  'is-a-directory': 'это каталог',
  'not-allowed': 'доступ запрещён',
  'broken-gzip': 'архив gzip повреждён или обрывается',
  'disk-full': 'на диске нет места',
  other: '',
};

const PLURALS = new Intl.PluralRules('ru');

function count(number: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(number);
  return `${number} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

function or(candidates: readonly string[]): string {
  const last = candidates.at(-1) ?? '';
  return candidates.length < 2 ? last : `${candidates.slice(0, -1).join(', ')} или ${last}`;
}

export const RUSSIAN: Words = {
  headings: { usage: 'Вызов:', arguments: 'Аргументы:', options: 'Параметры:', commands: 'Команды:' },
  summaries: {
    judge: 'рассудить ход и объяснить исход каждого приказа',
    read: 'показать, что понято из приказов, написанных людьми',
    new: 'начать файл партии',
    undo: 'отменить последнюю фазу в файле партии',
    rules: 'напечатать набор правил, выбор за выбором',
    convert: 'перевести партию из файла партии в сохранённую партию пакета diplomacy для python или обратно',
  },
  help: {
    program: 'Судья «Дипломатии», который объясняет свои решения',
    version: 'напечатать версию',
    help: 'напечатать справку',
    helpCommand: 'напечатать справку о команде',
    batch: 'на входе строки JSON (можно .gz), на выходе строка JSON на каждый случай',
    rules: 'datc-3.2 (по умолчанию), 2000, webdiplomacy, jdip и отдельные выборы вроде 4.A.2=b через запятую',
    lang: 'язык ответа: en или ru (по умолчанию из окружения)',
    json: 'напечатать данные вместо текста',
    game: 'рассудить текущую фазу файла партии и записать в него следующую',
    dryRun: 'только напечатать; файл партии не меняется',
    next: 'записать следующую позицию в файл, чтобы судить дальше (.json: как данные)',
    svg: 'нарисовать доску с приказами и их исходом в этот файл, SVG',
    png: 'то же в PNG',
    to: 'переписать приказы кодами или названиями: codes, en или ru',
    phase: 'фаза, к которой относятся приказы: movement, retreat или build',
    position: 'позиция, к которой относятся приказы',
    lastYear: 'партия кончается после этого года',
    force: 'перезаписать имеющийся файл',
    profile: 'набор и отдельные выборы, как у --rules',
    gameFile: 'файл партии',
    judgeFiles:
      'позиция (текст или JSON), затем файлы приказов; в одном тексте может быть и то и другое; - означает стандартный ввод',
    readFile: 'файл приказов; без него стандартный ввод',
    convertIn: 'читаемый файл; формат распознаётся',
    convertOut: 'файл, который пишется в другом формате; - означает стандартный вывод',
    judgeMore: `
Без позиции приказы относятся к началу партии, весне 1901 года. Приказы читаются так, как их пишут игроки,
по-русски или по-английски; файл с именем державы (франция.txt) содержит её приказы. Пустой файл или
слова «нет приказов» под именем державы значат, что приказов не было; любой другой текст без приказов не принимается.

Примеры:
  standoff judge франция.txt германия.txt
  standoff judge позиция.txt приказы.txt
  standoff judge позиция.txt приказы.txt --next позиция.txt
  standoff judge --game партия.json приказы.txt
  standoff judge --batch cases.jsonl.gz > verdicts.jsonl`,
    readMore: `
Примеры:
  standoff read приказы.txt --to en
  standoff read --batch orders.jsonl`,
  },
  usage: (problem) => {
    switch (problem.code) {
      case 'nothing-to-judge':
        return 'Судить нечего: назовите файл приказов или подайте приказы на стандартный ввод.';
      case 'nothing-to-read':
        return 'Читать нечего: назовите файл приказов или подайте приказы на стандартный ввод.';
      case 'one-batch-file':
        return 'Пакет — это один файл.';
      case 'does-not-go-with':
        return `${problem.option} не сочетается с ${problem.other}.`;
      case 'needs':
        return `Для ${problem.option} нужно ${problem.other}.`;
      case 'bad-year':
        return `«${problem.text}» — не год начиная с 1901.`;
    }
  },
  parser: (code, message, [first = '', second = '']) => {
    switch (code) {
      case 'commander.unknownOption':
        return `Нет параметра ${first}.`;
      case 'commander.unknownCommand':
        return `Нет команды «${first}».`;
      case 'commander.missingArgument':
        return `Не хватает аргумента ${first}.`;
      case 'commander.optionMissingArgument':
        return `Параметру ${first} нужно значение.`;
      case 'commander.excessArguments':
        return 'Слишком много аргументов.';
      case 'commander.invalidArgument':
        return `${first}: значение «${second}» не подходит.`;
      default:
        return message;
    }
  },
  failure: (failure) => {
    switch (failure.code) {
      case 'input':
        return `Не удалось прочитать ${failure.file}: ${FILE_PROBLEMS[failure.problem] || failure.detail}.`;
      case 'output':
        return `Не удалось записать ${failure.file}: ${FILE_PROBLEMS[failure.problem] || failure.detail}.`;
      case 'exists':
        return `Файл ${failure.file} уже есть; его перезапишет --force.`;
      case 'changed-meanwhile':
        return `Файл ${failure.file} тем временем кто-то изменил; ничего не записано.`;
      case 'nothing-to-undo':
        return `Партия в ${failure.file} стоит в самом начале: отменять нечего.`;
      case 'not-written':
        return `Не все приказы удалось прочитать, поэтому файл ${failure.file} не изменён.`;
      case 'no-orders':
        return `Ни одного приказа не понято (${failure.files.join(', ')}), поэтому судить нечего.`;
      case 'is-a-position':
        return `В ${failure.file} не приказы, а позиция: её называют первой, а с --game она не нужна.`;
      case 'centres-unknown':
        return `Постройки рассудить нельзя: в ${failure.file} не сказано, кому принадлежат центры (их перечисляют под словом «Центры»).`;
      case 'game-over':
        return `Партия в ${failure.file} окончена${failure.phases ? '; последнюю фазу отменяет standoff undo' : ''}.`;
      case 'is-a-game':
        return `${failure.file} — файл партии: назовите его после --game.`;
    }
  },
  message: (message) => {
    switch (message.code) {
      case 'begun':
        return `${message.file}: партия стоит на фазе ${message.phase}.`;
      case 'undone':
        return `${message.file}: снова фаза ${message.phase}.`;
      case 'written':
        return `${message.file}: следующая фаза ${message.phase}.`;
      case 'over':
        return `${message.file}: партия окончена.`;
      case 'converted':
        return `${message.file}: записано ${count(message.phases, 'фаза', 'фазы', 'фаз')}.`;
      case 'understood':
        return `Понято ${count(message.orders, 'приказ', 'приказа', 'приказов')}; ${count(message.problems, 'ошибка', 'ошибки', 'ошибок')}.`;
    }
  },
  error: 'ошибка',
  seeHelp: (command) => `См. ${command} --help.`,
  suggestions: (candidates) => `Возможно, имелось в виду: ${or(candidates)}.`,
  whoseOrder: (text) => `Непонятно, чей приказ «${text}»: держава не названа, и такого подразделения на карте нет.`,
  lines: { heading: '(заголовок)', nothing: '(не приказ)' },
  replaced: (byLine) => `(заменён приказом в строке ${byLine})`,
  replacedIn: (order, place) => `Приказ «${order}» заменён более поздним: ${place}.`,
  quoted: '(цитата, не в счёт)',
  andMore: (count) => `… и ещё ${count}.`,
  notUnderstood: '(не понято)',
  otherPhase: (judged) => `Здесь названа другая фаза, а судятся приказы так: ${judged}.`,
  internal: 'Ошибка в самой программе не дала ответить на эту строку.',
  stdin: 'стандартный ввод',
  stdout: 'стандартный вывод',
  differs: 'отличается от datc-3.2',
};
