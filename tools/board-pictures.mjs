// Draws the pictures of the board that README and docs show, with the command that everybody has.
import { execFileSync } from 'node:child_process';

const root = new URL('../', import.meta.url);

/** @param {...string} args */
function draw(...args) {
  execFileSync(process.execPath, ['packages/cli/bin/standoff.js', 'draw', ...args], { cwd: root, stdio: 'inherit' });
}

const turn = ['examples/position.txt', '--orders'];
draw(...turn, 'examples/orders-en.txt', '--width', '1000', '-o', 'docs/pictures/turn-en.png');
draw(...turn, 'examples/orders-ru.txt', '--width', '1000', '--lang', 'ru', '--dark', '-o', 'docs/pictures/turn-ru.png');
draw('examples/tac.txt', '--width', '800', '-o', 'docs/pictures/tac.png');
