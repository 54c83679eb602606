import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, in memory. */
export interface SmallDisk {
  readonly unmount: () => void;
}

export function mountTmpfs(path: string, size: string, readOnly = false): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}${readOnly ? ',ro' : ''}`, 'tmpfs', path], {
    stdio: 'pipe',
  });
  // A file that is still open keeps the disk alive for its process, out of everybody's sight.
  return { unmount: () => void execFileSync('umount', ['--lazy', path], { stdio: 'pipe' }) };
}

function tryToMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const path = mkdtempSync(join(tmpdir(), 'standoff-disk-'));
  try {
    mountTmpfs(path, '1m').unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(path);
  }
}

/** Whether whoever runs this may make disks: root outside most containers. */
export const mayMount: boolean = tryToMount();
