// A command beside the server, when everything is built, in a process of its own: NAME FILE.
import * as server from '@standoff/server';

const [name, file] = process.argv.slice(2);
if (name === 'adminLink') await server.adminLink(process.env);
else await (name === 'backup' ? server.backup : server.restore)(process.env, file || undefined);
