import type { PhaseKind } from '@standoff/diplomacy';
import type { Language } from '@standoff/language';

/** How orders are rewritten. */
export type ReadForm = 'codes' | Language;

/** What `standoff read` may be asked for. */
export interface ReadOptions {
  readonly batch?: true;
  readonly to?: ReadForm;
  readonly position?: string;
  readonly phase?: PhaseKind;
  readonly json?: true;
}
