import { checkPhase, type PhaseFault, type TacPhase } from '@standoff/gitm';
import { parseJson } from '../files/json.ts';
import { jsonPlaces, placeOfPath } from './json-places.ts';
import type { TacSpan, TacTextProblem } from './problem.ts';
import { readTacText } from './read.ts';

/** The phases of a file, or everything in it that could not be read. */
export type TacFileReading =
  | { readonly ok: true; readonly phases: readonly TacPhase[] }
  | { readonly ok: false; readonly problems: readonly TacFileProblem[] };

/** A JSON text that is none, or a problem of a phase in it; `path` is where in the data. */
export type TacFileProblem =
  | (TacTextProblem & { readonly path?: string })
  | (TacSpan & { readonly code: 'gitm/not-json' });

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The phases in JSON, each with its path: one phase, a list of them, or an object with `cases`. */
function phasesIn(value: unknown): readonly (readonly [path: string, data: unknown])[] {
  const list = isObject(value) && Array.isArray(value.cases) ? value.cases : value;
  const parent = list === value ? '' : 'cases';
  return Array.isArray(list)
    ? list.map((data: unknown, index) => [`${parent}[${index}]`, data] as const)
    : [['', value]];
}

function joinPath(parent: string, path: string): string {
  return parent === '' || path === '' ? parent + path : `${parent}.${path}`;
}

function readJson(text: string): TacFileReading {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column } = { line: 1, column: 1, ...parsed.problem };
    return { ok: false, problems: [{ line, column, length: 1, code: 'gitm/not-json' }] };
  }
  const checked = phasesIn(parsed.value).map(([path, data]) => ({ path, reading: checkPhase(data) }));
  const phases = checked.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
  if (phases.length === checked.length) return { ok: true, phases };
  const faults = checked.flatMap(({ path, reading }) =>
    reading.ok ? [] : reading.faults.map((fault) => ({ parent: path, fault })),
  );
  const places = jsonPlaces(
    text,
    faults.flatMap(({ parent, fault }) => [
      joinPath(parent, fault.at),
      ...('first' in fault ? [joinPath(parent, fault.first)] : []),
    ]),
  );
  const locate = ({ parent, fault }: { readonly parent: string; readonly fault: PhaseFault }): TacFileProblem => {
    const { at, ...problem } = fault;
    const path = joinPath(parent, at);
    const span = { ...placeOfPath(places, path), path };
    if (!('first' in problem)) return { ...span, ...problem };
    const { first, ...rest } = problem;
    return { ...span, ...rest, other: placeOfPath(places, joinPath(parent, first)) };
  };
  return { ok: false, problems: faults.map(locate) };
}

/** Reads a file of tac phases: the text form, or JSON in the form of the published cases, whichever it is. */
export function readTacFile(text: string): TacFileReading {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (/^\s*[[{]/.test(content)) return readJson(content);
  const reading = readTacText(content);
  return reading.ok ? { ok: true, phases: [reading.value] } : reading;
}
