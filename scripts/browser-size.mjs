// Holds what a page loads of the rules and of the drawing of the board, minified and packed, below a size.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What is measured: its name, where it begins, and the most bytes it may have. */
const HELD = /** @type {const} */ ([
  ['@standoff/diplomacy', 'packages/diplomacy/src/index.ts', 25_000],
  ['@standoff/board/standard, the map', 'packages/board/src/standard.ts', 90_000],
]);

for (const [name, entry, most] of HELD) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  const size = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB of at most ${most / 1000}`);
  if (size > most) process.exitCode = 1;
}
