import { defineConfig } from 'vite';
import { boardCss } from './board-css-plugin.ts';
import { offline } from './offline-plugin.ts';

export default defineConfig({
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    // Everything under a hashed name, nothing inlined: the page's policy allows its own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // `cases` is for the tests: the engine as it is built, without a screen.
      input: { index: 'index.html', cases: 'src/check/cases.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: ({ name }) => (name === 'cases' ? 'cases.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'map', test: /board.src.standard/ }] },
      },
    },
    reportCompressedSize: false,
  },
  plugins: [boardCss(), offline()],
});
