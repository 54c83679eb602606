import type { Power, ResultWord } from '@standoff/diplomacy';
import {
  explainOrder,
  explainUnordered,
  type Language,
  parsePhaseName,
  phaseHeading,
  powerName,
  writeOrder,
} from '@standoff/language';
import { messagesAfter, type Notice, readTable, readTurn, type Store } from '@standoff/store';
import { messageFor, mustOrder, type Table, type TableEnd, type TurnRecord } from '@standoff/table';
import { viewerOf } from '../api/viewer.ts';
import type { ToldOrders } from './sender.ts';
import { NOTICE_WORDS } from './words.ts';

/** What a notice says: a line for a subject or a chat, and the rest. */
export interface Rendered {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly orders?: ToldOrders;
  /** What comes next, and until when. */
  readonly next?: readonly string[];
  /** The phase that was judged, to be drawn. */
  readonly judged?: TurnRecord;
}

/** Results by which an order is marked as failed. */
const FAILED: readonly ResultWord[] = ['fails', 'illegal', 'invalid', 'cut', 'disrupted', 'dislodged', 'destroyed'];

function names(powers: readonly Power[], lang: Language): string {
  return powers.map((power) => powerName(power, lang)).join(', ');
}

function heading(phase: string, lang: Language): string {
  const parsed = parsePhaseName(phase);
  return parsed === undefined ? phase : phaseHeading(parsed, lang);
}

/** A moment as the table's own clocks show it, with its zone: `Mon 7 December, 21:00 GMT+1`. */
function timeText(at: number, zone: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  return format.format(at);
}

function deadlineText(deadline: number | null, table: Table, lang: Language): string {
  const words = NOTICE_WORDS[lang];
  return deadline === null ? words.noDeadline : words.until(timeText(deadline, table.settings.pace.zone, lang));
}

/** What became of a power's own orders in a phase, each with its reason. */
function ownOrders({ result, phase }: TurnRecord, power: Power, lang: Language): ToldOrders | undefined {
  const words = NOTICE_WORDS[lang];
  const judged = result.orders
    .filter((one) => one.power === power)
    .map((one) => ({
      order: writeOrder(one.order, { lang, form: 'names' }),
      told: explainOrder(one, lang),
      fails: FAILED.some((word) => one.result.includes(word)),
    }));
  const unordered =
    result.phase === 'build'
      ? []
      : result.unordered
          .filter(({ unit }) => unit.power === power)
          .map((one) => ({
            order: `${one.unit.type} ${one.unit.at} (${words.unordered})`,
            told: explainUnordered(one, lang),
            fails: false,
          }));
  const rows = [...judged, ...unordered];
  return rows.length === 0 ? undefined : { title: `${powerName(power, lang)}, ${heading(phase, lang)}`, rows };
}

function endText(end: TableEnd, lang: Language): string {
  const words = NOTICE_WORDS[lang];
  if (end.kind === 'solo') return words.solo(powerName(end.power, lang));
  if (end.kind === 'draw') return words.draw(names(end.powers, lang));
  if (end.kind === 'conceded') return words.conceded(powerName(end.power, lang));
  return end.kind === 'year' ? words.afterYear(end.year) : words.abandoned;
}

async function phaseNotice(
  store: Store,
  table: Table,
  role: string,
  turn: number,
  phase: string,
  deadline: number | null,
  lang: Language,
): Promise<Rendered> {
  const words = NOTICE_WORDS[lang];
  const next = heading(phase, lang);
  const last = turn === 0 ? undefined : await readTurn(store, table.id, turn - 1);
  const until = deadlineText(deadline, table, lang);
  const isPower = role in table.seats;
  const idle = isPower && table.turn === turn && !mustOrder(table).includes(role) ? [words.nothingToDo] : [];
  if (last === undefined)
    return { subject: words.begun(table.settings.name), lines: [words.next(next), until, ...idle] };
  const own = isPower ? ownOrders(last, role, lang) : undefined;
  const list = own?.rows.map(({ order, told }) => `  ${order}: ${told}`) ?? [];
  const coming = [words.next(next), until, ...idle];
  return {
    subject: words.judged(heading(last.phase, lang), next),
    lines: [...(own === undefined ? [] : [words.yourOrders(powerName(role, lang)), ...list]), '', ...coming],
    judged: last,
    next: coming,
    ...(own === undefined ? {} : { orders: own }),
  };
}

async function messageNotice(
  store: Store,
  table: Table,
  role: string,
  thread: string,
  n: number,
  lang: Language,
): Promise<Rendered | undefined> {
  const words = NOTICE_WORDS[lang];
  const [message] = await messagesAfter(store, table.id, thread, n - 1, 1);
  const view = message === undefined ? undefined : messageFor(table, viewerOf([role]), message);
  if (view === undefined || view.own) return undefined;
  const speaker = (writer: string): string => (writer === 'moderator' ? words.moderator : powerName(writer, lang));
  const from = view.from === undefined ? words.anonymous : speaker(view.from);
  const to = thread === 'public' ? words.everyone : thread.split('+').map(speaker).join(', ');
  return { subject: words.message(from, table.settings.name), lines: [words.to(to), '', view.text] };
}

/** Says a notice to the holder of a role, by what that role may see now; `undefined` where there is nothing to say any more. */
export async function renderNotice(
  store: Store,
  { tableId, event }: Notice,
  role: string,
  lang: Language,
  now: number,
): Promise<(Rendered & { readonly table: Table }) | undefined> {
  const table = await readTable(store, tableId);
  if (table === undefined) return undefined;
  const words = NOTICE_WORDS[lang];
  const line = (subject: string, ...lines: readonly string[]) => ({ table, subject, lines });
  switch (event.kind) {
    case 'phase':
      return { table, ...(await phaseNotice(store, table, role, event.turn, event.phase, event.deadline, lang)) };
    case 'remind': {
      if (event.deadline <= now || table.clock.deadline !== event.deadline) return undefined;
      const phase = phaseHeading(table.state.phase, lang);
      return line(words.remind(phase), words.remindText, deadlineText(event.deadline, table, lang));
    }
    case 'message': {
      const rendered = await messageNotice(store, table, role, event.thread, event.n, lang);
      return rendered === undefined ? undefined : { table, ...rendered };
    }
    case 'votes':
      return event.vote === 'draw' ? line(words.votes(event.count, event.of)) : undefined;
    case 'ended': {
      const last = table.turn === 0 ? undefined : await readTurn(store, table.id, table.turn - 1);
      const told = line(words.ended(endText(event.end, lang)));
      return last === undefined ? told : { ...told, judged: last };
    }
    case 'clock':
      return line(words.clock[event.why], deadlineText(event.deadline, table, lang));
    case 'grace':
      return line(words.grace(names(event.late, lang)), deadlineText(event.until, table, lang));
    case 'disorder':
      return line(words.disorder(powerName(event.power, lang)));
    case 'returned':
      return line(words.returned(powerName(event.power, lang)));
    case 'restored':
      return line(words.restored(heading(event.phase, lang)));
    case 'corrected':
      return line(words.corrected);
    case 'proposal':
      return line(words.proposal[event.what], words.proposalHelp);
    case 'seat':
      return line(words.seat[event.what](powerName(event.power, lang)));
    case 'chair':
      return line(words.chair[event.what]);
    case 'missed':
      return line(words.missed(names(event.powers, lang)));
    case 'waiting':
      return line(words.waiting(names(event.late, lang)));
    case 'paused':
      return line(words.paused);
    case 'resumed':
      return line(words.resumed, deadlineText(event.deadline, table, lang));
    case 'rolled-back':
      return line(words.rolledBack(heading(event.phase, lang)));
    default:
      return undefined;
  }
}
