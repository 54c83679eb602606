// Loaded first, ends the process as a kill would at one moment of bringing a store up to date: when so many rows have been
// sealed (`KILL_AT=3`), or when all is written and the files are about to be made anew (`KILL_AT=vacuum`).
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const at = process.env.KILL_AT ?? '';
const kill = () => process.kill(process.pid, 'SIGKILL');

let sealed = 0;
const { createCipheriv } = crypto;
crypto.createCipheriv = (...args) => {
  sealed += 1;
  if (String(sealed) === at) kill();
  return createCipheriv(...args);
};
syncBuiltinESMExports();

function watch(prototype, method) {
  const before = prototype[method];
  prototype[method] = function (text, ...more) {
    if (at === 'vacuum' && /^vacuum/i.test(text?.text ?? text)) kill();
    return before.call(this, text, ...more);
  };
}
// Only one of them is here, as the store has it.
const [sqlite, libsql] = ['node:sqlite', 'libsql'];
const { DatabaseSync } = await import(sqlite).catch(() => ({}));
const { default: Libsql } = await import(libsql).catch(() => ({}));
const { default: pg } = await import('pg');
if (DatabaseSync !== undefined) watch(DatabaseSync.prototype, 'prepare');
if (Libsql !== undefined) watch(Libsql.prototype, 'prepare');
watch(pg.Client.prototype, 'query');
