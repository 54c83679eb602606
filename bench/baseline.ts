import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Figures of an earlier run, with the machine they were measured on: ratios mean something only on a like one. */
export interface Baseline {
  readonly machine: Machine;
  readonly figures: Readonly<Record<string, number>>;
}

export interface Machine {
  readonly node: string;
  readonly processor: string;
  /** Load average of the last minute, before the run. */
  readonly load: number;
}

const FILE = new URL('baseline.json', import.meta.url);

export function machineNow(): Machine {
  const [load = 0] = loadavg();
  return { node: process.version, processor: cpus()[0]?.model ?? '', load: Math.round(load * 100) / 100 };
}

/** The stored baseline; `undefined` where none was stored. */
export function readBaseline(): Baseline | undefined {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
}

export function storeBaseline(baseline: Baseline): void {
  writeFileSync(FILE, `${JSON.stringify(baseline, undefined, 2)}\n`);
}
