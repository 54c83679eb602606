// Bundles the compiled command line into a few files: Node opens five where it opened two hundred.
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const folder = new URL('packages/cli/dist/bundle/', root);

/**
 * What is left as it is: drawing, once asked for, is rare, and what it loads finds its fonts beside itself.
 * @type {import('esbuild').Plugin}
 */
const drawingApart = {
  name: 'drawing apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/draw[^/]*\.js$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `.${path}`, external: true } : undefined,
    );
  },
};

await rm(folder, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: fileURLToPath(root),
  entryPoints: ['packages/cli/dist/main.js', 'packages/cli/dist/judge-worker.js'],
  outdir: fileURLToPath(folder),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Names stay, so that a stack trace can be read.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'inline',
  // Commander is CommonJS and requires parts of Node.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module';const require = requireFor(import.meta.url);",
  },
  plugins: [drawingApart],
  metafile: true,
  logLevel: 'warning',
});

const packages = new Set(Object.keys(metafile.inputs).flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? []));
const sources = [...packages].map((name) => `packages/${name}/dist/.tsbuildinfo`);
const madeFrom = ['scripts/bundle.mjs', ...sources].map((file) => `../../../../${file}`);
await writeFile(new URL('made-from.json', folder), `${JSON.stringify(madeFrom, undefined, 2)}\n`);
