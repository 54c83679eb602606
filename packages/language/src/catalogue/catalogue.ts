import type {
  ClosedRetreat,
  Dislodgement,
  Note,
  Power,
  Removal,
  ResultWord,
  RulesError,
  Unit,
  VerdictReason,
  WrittenOrder,
} from '@standoff/diplomacy';
import type { Language } from '../names/terms.ts';
import type { PositionErrorCode, PositionTextError } from '../position/result.ts';
import type { ProblemDetail, ReadNotice, ReadProblem } from '../read/reading.ts';
import * as enDislodged from './en/dislodged.ts';
import * as enIllegal from './en/illegal.ts';
import * as enMove from './en/move.ts';
import * as enPosition from './en/position.ts';
import * as enReading from './en/reading.ts';
import * as enRemoval from './en/removal.ts';
import * as enRetreat from './en/retreat.ts';
import * as enRules from './en/rules.ts';
import * as enSupport from './en/support.ts';
import * as enWords from './en/words.ts';
import * as ruDislodged from './ru/dislodged.ts';
import * as ruIllegal from './ru/illegal.ts';
import * as ruMove from './ru/move.ts';
import * as ruPosition from './ru/position.ts';
import * as ruReading from './ru/reading.ts';
import * as ruRemoval from './ru/removal.ts';
import * as ruRetreat from './ru/retreat.ts';
import * as ruRules from './ru/rules.ts';
import * as ruSupport from './ru/support.ts';
import * as ruWords from './ru/words.ts';
import type { RuleTexts } from './rule-texts.ts';
import type { Sentences } from './sentences.ts';

/** Everything the judge can say, in one language. */
export interface Catalogue {
  readonly reasons: Sentences<VerdictReason>;
  readonly notes: Sentences<Note>;
  readonly rulesErrors: Sentences<RulesError, undefined>;
  readonly rules: RuleTexts;
  readonly results: Readonly<Record<ResultWord, string>>;
  readonly dislodgedBy: (dislodged: Dislodgement, own: Power, unit?: Unit, named?: boolean) => string;
  readonly destroyed: string;
  readonly whyClosed: (closed: ClosedRetreat, own?: Power) => string;
  readonly removal: (removal: Removal) => string;
  readonly problems: Readonly<Record<ProblemDetail, (word: string) => string>>;
  readonly problemMeant: (problem: ReadProblem) => string;
  readonly readNotices: Sentences<ReadNotice, undefined>;
  readonly positionErrors: Readonly<Record<PositionErrorCode, (error: PositionTextError) => string>>;
  readonly didYouMean: (order: WrittenOrder) => string;
}

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: {
    reasons: {
      ...enMove.MOVE,
      ...enSupport.SUPPORT,
      ...enSupport.CONVOY,
      ...enSupport.HOLD,
      ...enIllegal.ILLEGAL,
      ...enRetreat.RETREAT,
      ...enRetreat.ADJUSTMENT,
    },
    notes: enRetreat.NOTE,
    rulesErrors: enRules.RULES_ERROR,
    rules: enRules.RULES,
    results: enWords.RESULT,
    dislodgedBy: enDislodged.dislodgedBy,
    destroyed: enDislodged.DESTROYED,
    whyClosed: enDislodged.whyClosed,
    removal: enRemoval.removal,
    problems: enReading.PROBLEM,
    problemMeant: enReading.meant,
    readNotices: enReading.NOTICE,
    positionErrors: enPosition.POSITION,
    didYouMean: enIllegal.didYouMean,
  },
  ru: {
    reasons: {
      ...ruMove.MOVE,
      ...ruSupport.SUPPORT,
      ...ruSupport.CONVOY,
      ...ruSupport.HOLD,
      ...ruIllegal.ILLEGAL,
      ...ruRetreat.RETREAT,
      ...ruRetreat.ADJUSTMENT,
    },
    notes: ruRetreat.NOTE,
    rulesErrors: ruRules.RULES_ERROR,
    rules: ruRules.RULES,
    results: ruWords.RESULT,
    dislodgedBy: ruDislodged.dislodgedBy,
    destroyed: ruDislodged.DESTROYED,
    whyClosed: ruDislodged.whyClosed,
    removal: ruRemoval.removal,
    problems: ruReading.PROBLEM,
    problemMeant: ruReading.meant,
    readNotices: ruReading.NOTICE,
    positionErrors: ruPosition.POSITION,
    didYouMean: ruIllegal.didYouMean,
  },
};
