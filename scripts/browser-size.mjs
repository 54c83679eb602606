// Holds what a page loads of the rules, minified and packed and without any drawing, below a size.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const MOST = 25_000;

const { outputFiles } = await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: ['packages/diplomacy/src/index.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
  logLevel: 'warning',
});
const size = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
console.log(`@standoff/diplomacy: ${(size / 1000).toFixed(1)} kB of at most ${MOST / 1000}`);
if (size > MOST) process.exitCode = 1;
