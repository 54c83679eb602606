// The long tests of what a table promises: npm run soak -- NAME [arguments]; without a name it lists them.
import fs from 'node:fs';
import { build, install, runNode } from './steps.mjs';

/** What each shows, and what it takes. */
const SOAKS = {
  deadlines:
    'games falling due together, three processes on one PostgreSQL, kills: each is judged once [games] [kills]',
  inputs: 'random and hostile input to every reader and every address of the API [how many] [seed]',
  outage: 'a PostgreSQL that goes away under three servers and comes back [seconds] [games] [fast]',
  timing:
    'whether the time of an answer tells which names have accounts, or how much of a secret was right [logins] [secrets]',
  worst: 'a search for the boards that the judge takes longest over [seconds] [seed] [file]',
  load: 'listeners, submissions of orders and messages for a while [sqlite|postgres] [seconds] [listeners] [orders a second] [messages a second]',
  kills: 'writers over HTTP while the server is killed: nothing acknowledged is lost [sqlite|postgres] [kills]',
};

const [name = '', ...args] = process.argv.slice(2);
const file = `test/soak/${name}.ts`;
if (!Object.hasOwn(SOAKS, name) || !fs.existsSync(new URL(`../${file}`, import.meta.url))) {
  for (const [soak, about] of Object.entries(SOAKS)) console.error(`npm run soak -- ${soak}: ${about}`);
  process.exitCode = 2;
} else {
  await install();
  await build();
  process.exitCode = await runNode(['--import', 'tsx', '--conditions=source', file, ...args]);
}
