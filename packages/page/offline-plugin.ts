import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./src/offline/worker.js', import.meta.url);

/** Writes `worker.js`: the service worker with the names of all files of this build, kept under a name of their own. */
export function offline(): Plugin {
  return {
    name: 'standoff-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter(
        (name) => name !== 'index.html' && name !== 'cases.js' && !name.endsWith('.map'),
      );
      const files = ['/', ...names.sort().map((name) => `/${name}`), '/icon.svg', '/manifest.webmanifest'];
      const source = readFileSync(WORKER, 'utf8');
      const index = bundle['index.html'];
      const version = createHash('sha256')
        .update(JSON.stringify(files))
        .update(index?.type === 'asset' ? index.source : '')
        .update(source)
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(files)),
      });
    },
  };
}
