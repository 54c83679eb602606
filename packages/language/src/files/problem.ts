import type { Location, Power, ProvinceCode, Unit } from '@standoff/diplomacy';
import { type Path, under } from './path.ts';
import type { ShapeProblem } from './shape.ts';

/** What can be wrong with a position in a file; `at` is the path of the value. */
export type PositionProblem =
  | {
      readonly code: 'position/unknown-power';
      readonly at: string;
      readonly power: string;
      readonly candidates: readonly Power[];
    }
  | { readonly code: 'position/unknown-place'; readonly at: string; readonly place: string }
  | { readonly code: 'position/two-units'; readonly at: string; readonly province: ProvinceCode }
  | { readonly code: 'position/cannot-stand'; readonly at: string; readonly unit: Unit }
  | {
      readonly code: 'position/coast-needed';
      readonly at: string;
      readonly unit: Unit;
      readonly coasts: readonly Location[];
    }
  | { readonly code: 'position/no-centre'; readonly at: string; readonly place: ProvinceCode }
  | { readonly code: 'position/centre-twice'; readonly at: string; readonly place: ProvinceCode };

/** What can be wrong with a file as a whole. */
export type FileProblem =
  | ShapeProblem
  | PositionProblem
  | { readonly code: 'file/not-json'; readonly line: number; readonly column: number }
  | { readonly code: 'file/line-too-long'; readonly limit: number }
  | { readonly code: 'file/no-position'; readonly at: string }
  | { readonly code: 'file/no-phases' }
  | { readonly code: 'file/unknown-format' }
  | { readonly code: 'file/several-games'; readonly games: number }
  | { readonly code: 'file/unknown-version'; readonly version: number; readonly known: number }
  | { readonly code: 'file/unknown-map'; readonly map: string }
  | { readonly code: 'file/bad-rules'; readonly at: string }
  | { readonly code: 'file/bad-phase-name'; readonly at: string; readonly name: string }
  | { readonly code: 'file/bad-unit'; readonly at: string; readonly text: string };

/** A value, or the first thing that is wrong with it. */
export type FileResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: FileProblem };

export function fine<T>(value: T): FileResult<T> {
  return { ok: true, value };
}

export function wrong(problem: FileProblem): { readonly ok: false; readonly problem: FileProblem } {
  return { ok: false, problem };
}

/** Reads every item of a list with its path; stops at the first that is wrong. */
export function readEach<T>(
  list: readonly unknown[],
  at: Path,
  read: (item: unknown, at: Path) => FileResult<T>,
): FileResult<readonly T[]> {
  const values: T[] = [];
  for (let index = 0; index < list.length; index++) {
    const result = read(list[index], under(at, index));
    if (!result.ok) return result;
    values.push(result.value);
  }
  return fine(values);
}
