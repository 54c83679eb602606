import type { ProposalKind } from '@standoff/table';
import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words for what a whole table is told. */
export interface NewsText {
  readonly news: string;
  readonly newsNone: string;
  readonly started: string;
  readonly phase: (phase: string) => string;
  readonly clock: Readonly<Record<'moderator' | 'extension' | 'replacement', (time: string, power: string) => string>>;
  readonly paused: Readonly<Record<'vote' | 'moderator' | 'silence', string>>;
  readonly resumed: string;
  readonly grace: (who: string) => string;
  readonly waiting: (who: string) => string;
  readonly seeking: (who: string) => string;
  readonly missed: (who: string, phase: string) => string;
  readonly disorder: (power: string) => string;
  readonly returned: (power: string) => string;
  readonly seat: Readonly<
    Record<'taken' | 'left' | 'replaced' | 'revoked' | 'dummy' | 'link' | 'passed-on', (power: string) => string>
  >;
  readonly chair: Readonly<Record<'link' | 'passed-on', string>>;
  readonly joined: (n: number) => string;
  readonly drawn: string;
  readonly votes: Readonly<Record<'draw' | 'pause' | 'resume', (n: number, of: number) => string>>;
  readonly rolledBack: (phase: string) => string;
  readonly restored: (phase: string) => string;
  readonly corrected: string;
  readonly entered: (power: string) => string;
  readonly proposal: Readonly<Record<ProposalKind, string>>;
  readonly agreed: string;
  readonly refused: string;
}

export const NEWS: Both<NewsText> = {
  en: {
    news: 'What the table was told',
    newsNone: 'Nothing yet.',
    started: 'The game has begun.',
    phase: (phase) => `${phase} began.`,
    clock: {
      moderator: (time) => `The moderator gave more time: until ${time}.`,
      extension: (time, power) => `${power} took an extension: until ${time}.`,
      replacement: (time, power) => `A full phase for the new player of ${power}: until ${time}.`,
    },
    paused: {
      vote: 'The game was paused by vote.',
      moderator: 'The moderator paused the game.',
      silence: 'Nobody had ordered; the game was paused.',
    },
    resumed: 'The game goes on.',
    grace: (who) => `Grace began. Late: ${who}.`,
    waiting: (who) => `Waiting for orders. Late: ${who}.`,
    seeking: (who) => `A replacement is sought: ${who}.`,
    missed: (who, phase) => `${who} missed ${phase}.`,
    disorder: (power) => `${power} is in civil disorder.`,
    returned: (power) => `${power} is back.`,
    seat: {
      taken: (power) => `${power} has a player.`,
      left: (power) => `${power} was given up.`,
      replaced: (power) => `${power} has a new player.`,
      revoked: (power) => `${power} was taken away by the moderator.`,
      dummy: (power) => `${power} is a dummy now, or no longer one.`,
      link: (power) => `A new link to ${power} was made.`,
      'passed-on': (power) => `${power} was passed on to somebody else.`,
    },
    chair: {
      link: 'A new link to the moderator’s chair was made.',
      'passed-on': 'Somebody else has taken the moderator’s chair.',
    },
    joined: (n) => `${n} ${enCount(n, { one: 'player waits', other: 'players wait' })} for powers.`,
    drawn: 'Powers were drawn.',
    votes: {
      draw: (n, of) => `${n} of ${of} vote for a draw.`,
      pause: (n, of) => `${n} of ${of} want a pause.`,
      resume: (n, of) => `${n} of ${of} want to go on.`,
    },
    rolledBack: (phase) => `The moderator went back to ${phase}.`,
    restored: (phase) => `The moderator brought back ${phase}.`,
    corrected: 'The moderator corrected the board.',
    entered: (power) => `The moderator entered orders for ${power}.`,
    proposal: {
      judge: 'The moderator, who plays, asks to judge now.',
      correct: 'The moderator, who plays, asks to correct the board.',
      enter: 'The moderator, who plays, asks to enter orders.',
      'roll-back': 'The moderator, who plays, asks to go back to an earlier phase.',
      'bring-back': 'The moderator, who plays, asks to bring a branch back.',
    },
    agreed: 'All agreed to what the moderator asked.',
    refused: 'What the moderator asked was refused.',
  },
  ru: {
    news: 'Что объявлено столу',
    newsNone: 'Пока ничего.',
    started: 'Партия началась.',
    phase: (phase) => `Началась фаза: ${phase}.`,
    clock: {
      moderator: (time) => `Ведущий продлил срок: до ${time}.`,
      extension: (time, power) => `${power} берёт продление: до ${time}.`,
      replacement: (time, power) => `Полная фаза новому игроку (${power}): до ${time}.`,
    },
    paused: {
      vote: 'Пауза по голосованию.',
      moderator: 'Ведущий объявил паузу.',
      silence: 'Приказов не дал никто; партия на паузе.',
    },
    resumed: 'Партия продолжается.',
    grace: (who) => `Началась отсрочка. Опаздывают: ${who}.`,
    waiting: (who) => `Ждём приказов. Опаздывают: ${who}.`,
    seeking: (who) => `Ищем замену: ${who}.`,
    missed: (who, phase) => `Без приказов (${phase}): ${who}.`,
    disorder: (power) => `Гражданские беспорядки: ${power}.`,
    returned: (power) => `Игрок вернулся: ${power}.`,
    seat: {
      taken: (power) => `Место занято: ${power}.`,
      left: (power) => `Место освобождено: ${power}.`,
      replaced: (power) => `Новый игрок: ${power}.`,
      revoked: (power) => `Ведущий освободил место: ${power}.`,
      dummy: (power) => `Держава стала безынициативной или снова ждёт игрока: ${power}.`,
      link: (power) => `Сделана новая ссылка: ${power}.`,
      'passed-on': (power) => `Место передано другому: ${power}.`,
    },
    chair: {
      link: 'Сделана новая ссылка на место ведущего.',
      'passed-on': 'Место ведущего занял кто-то другой.',
    },
    joined: (n) => ruCount(n, { one: `Ждёт ${n} игрок.`, few: `Ждут ${n} игрока.`, many: `Ждут ${n} игроков.` }),
    drawn: 'Державы разыграны.',
    votes: {
      draw: (n, of) => `За ничью ${n} из ${of}.`,
      pause: (n, of) => `За паузу ${n} из ${of}.`,
      resume: (n, of) => `За продолжение ${n} из ${of}.`,
    },
    rolledBack: (phase) => `Ведущий вернул партию к фазе: ${phase}.`,
    restored: (phase) => `Ведущий восстановил ветвь: ${phase}.`,
    corrected: 'Ведущий поправил доску.',
    entered: (power) => `Ведущий внёс приказы: ${power}.`,
    proposal: {
      judge: 'Играющий ведущий просит рассчитать фазу сейчас.',
      correct: 'Играющий ведущий просит поправить доску.',
      enter: 'Играющий ведущий просит внести приказы.',
      'roll-back': 'Играющий ведущий просит вернуться к прежней фазе.',
      'bring-back': 'Играющий ведущий просит вернуть ветвь.',
    },
    agreed: 'Все согласились с просьбой ведущего.',
    refused: 'В просьбе ведущему отказано.',
  },
};
