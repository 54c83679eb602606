/** What `standoff judge` may be asked for. */
export interface JudgeOptions {
  readonly batch?: true;
  readonly game?: string;
  readonly dryRun?: true;
  readonly next?: string;
  readonly svg?: string;
  readonly png?: string;
  readonly rules?: string;
  readonly json?: true;
}
