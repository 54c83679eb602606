#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { freshBundle } from './bundle.js';

const main = freshBundle() ?? new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  // Node 22 and later keep what they compiled, so that the next start is faster.
  module.enableCompileCache?.();
  await import(main.href);
} else {
  console.error('standoff: not built yet: run "npm run build" · сначала соберите: npm run build');
  process.exitCode = 2;
}
