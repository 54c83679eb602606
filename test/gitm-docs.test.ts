import { readFileSync } from 'node:fs';
import * as gitm from '@standoff/gitm';
import { CORNER_NUMBERS, judgePhase, RULE_NUMBERS } from '@standoff/gitm';
import { explainTacCorner, explainTacRule } from '@standoff/language';
import { expect, test } from 'vitest';
import { caseById, phaseOfCase } from '../packages/page/src/gitm/cases.ts';
import { verdictOf } from './gitm/reference.ts';
import { phaseOf } from './gitm/said.ts';

function fileText(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}

/** The blocks of code of one language in a Markdown text. */
function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map((match) => match[1] ?? '');
}

test('the example of the README prints what the README says', () => {
  const readme = fileText('packages/gitm/README.md');
  const [code = ''] = blocks(readme, 'js');
  const [printed] = blocks(readme, 'text');
  const output: string[] = [];
  const script = code.replace(/^import (\{[^}]*\}) from '@standoff\/gitm';$/m, 'const $1 = gitm;');
  expect(script).not.toBe(code);
  const example = new Function('gitm', 'console', script);
  example(gitm, { log: (...parts: readonly unknown[]) => output.push(`${parts.map(String).join(' ')}\n`) });
  expect(output.join('')).toBe(printed);
});

/** A case as the page opens it. */
function galleryCase(id: string): gitm.TacPhase {
  const found = caseById(id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return phaseOfCase(found, 'en');
}

test('the texts of the documentation are the two examples of the page', () => {
  const [second = '', first = ''] = blocks(fileText('docs/GITM.md'), 'gitm');
  expect(verdictOf(judgePhase(phaseOf(second)))).toEqual(verdictOf(judgePhase(galleryCase('E2'))));
  expect(verdictOf(judgePhase(phaseOf(first)))).toEqual(verdictOf(judgePhase(galleryCase('E1'))));
});

test('the documentation says every rule and corner as the reports do', () => {
  const docs = fileText('docs/GITM.md');
  for (const rule of RULE_NUMBERS) expect(docs).toContain(`| ${rule} | ${explainTacRule(rule, 'en')} |`);
  for (const corner of CORNER_NUMBERS) {
    const { reading = '', open = '' } = explainTacCorner(corner, 'en');
    expect(docs.replace(/ +/g, ' ')).toContain(`| ${corner} | ${reading} | ${open} |`.replace(/ +/g, ' '));
  }
});

test('every rule and corner has its sentence in both languages', () => {
  for (const rule of RULE_NUMBERS) expect(explainTacRule(rule, 'ru')).toMatch(/[а-я]/);
  for (const corner of CORNER_NUMBERS) {
    const [english, russian] = [explainTacCorner(corner, 'en'), explainTacCorner(corner, 'ru')];
    expect(Object.keys(russian)).toEqual(Object.keys(english));
    expect(Object.keys(english).length).toBeGreaterThan(0);
  }
});
