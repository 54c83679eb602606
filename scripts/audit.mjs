// Asks the registry for known weaknesses of what runs on a server. Where it cannot be reached that is said, and nothing else.
import { spawnSync } from 'node:child_process';

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const npm = process.env.npm_execpath;
const { stdout } =
  npm === undefined
    ? spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 })
    : spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8', timeout: 60_000 });

/** @returns {Record<string, { severity: string, range: string }> | undefined} */
function found() {
  try {
    return JSON.parse(stdout).vulnerabilities;
  } catch {
    return undefined;
  }
}

const weak = found();
if (weak === undefined) console.log('Not asked: the registry does not answer.');
else {
  const serious = Object.entries(weak).filter(([, { severity }]) => severity !== 'info' && severity !== 'low');
  for (const [name, { severity, range }] of serious) console.error(`${name} ${range}: ${severity}`);
  if (serious.length > 0) process.exitCode = 1;
}
