import { readdirSync, readFileSync } from 'node:fs';

/** A running process, as Linux tells of it. */
interface Running {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  /** Seconds of a processor: its own, and those of its children that have ended. */
  readonly used: number;
}

function running(pid: string): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Linux counts hundredths.
    const used = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100;
    return { pid: Number(pid), name, parent: Number(fields[1]), used };
  } catch {
    // It ended just now.
    return undefined;
  }
}

/** Seconds of a processor that the PostgreSQL this process started has used so far. */
export function postgresProcessor(): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (running(name) ?? []) : []));
  const first = all.filter(({ name, parent }) => name === 'postgres' && parent === process.pid).map(({ pid }) => pid);
  return all
    .filter(({ pid, parent }) => first.includes(pid) || first.includes(parent))
    .reduce((sum, { used }) => sum + used, 0);
}

/** Seconds of a processor that this process has used so far. */
export function ownProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
