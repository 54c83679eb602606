export * from './catalogue/explain.ts';
export { type Case, type CaseId, type CaseOrder, type CasePhase, caseId, readCase } from './files/case.ts';
export { type CasePlayer, type PlayedOrder, type PlayedPhase, playCase } from './files/case-play.ts';
export {
  type CaseOrderResult,
  type CasePhaseResult,
  type CaseRemoval,
  type CaseSentences,
  type CaseVerdict,
  toCaseResult,
  type UnreadableReason,
} from './files/case-result.ts';
export * from './files/game.ts';
export * from './files/game-file.ts';
export { formatJson, parseJson } from './files/json.ts';
export { asRetreat, type OrderContext, type OrderReading, type ReadOrderText } from './files/order-text.ts';
export { formatPhaseName, parsePhaseName } from './files/phase-name.ts';
export { powerNamed, readPositionData } from './files/position-data.ts';
export type { FileProblem, FileResult, PositionProblem } from './files/problem.ts';
export { isPythonGame, type PythonGame, readPythonGame } from './files/python-game.ts';
export { playPythonPhase, toPythonGame, undoPythonPhase } from './files/python-write.ts';
export { type PlayedGame, playSavedGame, readSavedGame, type SavedGame, undoSavedGame } from './files/saved-game.ts';
export { fileProblemSentence } from './files/sentences.ts';
export { isList, isObject, type JsonObject } from './files/shape.ts';
export { type TextErrorData, textErrorData } from './files/text-error.ts';
export { powerOfFileName, whoseOrder } from './files/whose-order.ts';
export {
  readWrittenCase,
  toWrittenCaseResult,
  type WrittenCase,
  type WrittenCaseResult,
} from './files/written-case.ts';
export { readWrittenText } from './files/written-text.ts';
export * from './gitm/index.ts';
export * from './names/coasts.ts';
export { type PhaseLabel, phaseHeading } from './names/phase.ts';
export * from './names/place.ts';
export * from './names/powers.ts';
export * from './names/provinces.ts';
export * from './names/terms.ts';
export * from './names/unit.ts';
export { holdsPosition, type PositionAndOrders, takeApart } from './position/apart.ts';
export { formatPosition } from './position/format.ts';
export { isJson, parsePosition } from './position/parse.ts';
export type {
  PositionError,
  PositionErrorCode,
  PositionReading,
  PositionText,
  PositionTextError,
} from './position/result.ts';
export * from './read/index.ts';
export { isMarked } from './report/orders.ts';
export { type ReportOptions, reportPhase } from './report/report.ts';
export * from './write/order.ts';
