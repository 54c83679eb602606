import { expect, test } from 'vitest';
import { chooseLanguage, language } from '../shell/language.ts';
import { newWorkbench } from '../state/document.ts';
import { opened } from './asked.ts';
import { judgeNow, open, tab, undoStep, view } from './bench.ts';
import { pointAt, take } from './point.ts';

/** A new game in which Paris is ordered to Burgundy and Munich is asked what it does there. */
function ask(): void {
  open(newWorkbench());
  for (const at of ['PAR', 'BUR', 'MUN', 'BUR']) pointAt(at);
  expect(opened.value?.choices.length).toBe(2);
}

test.each([
  ['judged', judgeNow],
  ['undone', undoStep],
  ['read in the other language', () => chooseLanguage(language.value === 'ru' ? 'en' : 'ru')],
  [
    'set up',
    () => {
      tab.value = 'setup';
    },
  ],
] as const)('A menu does not outlive the board it was asked about: %s', (_, leave) => {
  ask();
  leave();
  expect(opened.value).toBeUndefined();
});

test('What a menu offered does nothing once the board is judged', () => {
  ask();
  const [choice] = opened.value?.choices ?? [];
  judgeNow();
  const { given } = view.value;
  if (choice !== undefined) take(choice);
  expect(view.value.given).toEqual(given);
  expect(view.value.node.judged).toBe(true);
});
