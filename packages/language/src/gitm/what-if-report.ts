import type { Difference, TacPhase, WhatIf } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import { catalogueOf } from './catalogue/catalogues.ts';
import { stacked, type TacLine, wrapped } from './layout.ts';
import { speakerFor } from './speaker.ts';

/** Leaves out what follows from something else that is told: being kept out, or coming into a battle. */
function told(differences: readonly Difference[]): readonly Difference[] {
  const has = (code: Difference['code'], unit: string): boolean =>
    differences.some((one) => one.code === code && 'unit' in one && one.unit === unit);
  const joins = (unit: string): boolean =>
    differences.some((one) => one.code === 'other-side' && one.unit === unit && one.before === undefined);
  return differences.filter((one) => {
    switch (one.code) {
      case 'elsewhere':
        return !has('now-refused', one.unit) && !has('no-longer-refused', one.unit);
      case 'other-side':
        return one.after !== undefined || !has('now-refused', one.unit);
      case 'no-longer-refused':
        return !joins(one.unit);
      default:
        return true;
    }
  });
}

/** What differs between two results in sentences, without what follows from something else that is told. */
export function tacDifferences(differences: readonly Difference[], lang: Language): readonly string[] {
  const { difference } = catalogueOf(lang);
  return told(differences).map((one) => difference(one));
}

/** One changed relation and its differences. */
function changeLines(phase: TacPhase, change: WhatIf, lang: Language): readonly TacLine[] {
  const { whatIf, difference } = catalogueOf(lang);
  const speaker = speakerFor(phase, lang);
  const [a, b] = change.states.map((state) => speaker.state(state).inText);
  const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (change.before === change.after) return wrapped('text', upper(whatIf.same(a ?? '', b ?? '', change.after)));
  const heading = upper(whatIf.heading(a ?? '', b ?? '', change.before, change.after));
  const sentences = told(change.differences).map((one) => difference(one));
  return [
    ...wrapped('head', heading),
    ...(sentences.length > 0 ? sentences : [whatIf.nothing]).flatMap((sentence) => wrapped('text', `- ${sentence}`, 2)),
    ...change.breaks.flatMap((one) => wrapped('warning', `- ${whatIf.breaks(one.square)}`, 2)),
  ];
}

/** What one changed relation changes. */
export function tacWhatIfReport(phase: TacPhase, change: WhatIf, lang: Language): readonly TacLine[] {
  return changeLines(phase, change, lang);
}

/** Every single change of a relation that makes a difference. */
export function tacWhatIfAllReport(phase: TacPhase, changes: readonly WhatIf[], lang: Language): readonly TacLine[] {
  const { whatIf } = catalogueOf(lang);
  if (changes.length === 0) return wrapped('text', whatIf.noneMatters);
  const isBarOnly = (change: WhatIf): boolean => change.differences.every((one) => one.code === 'refused-by-others');
  const weighty = changes.filter((change) => !isBarOnly(change));
  const barsOnly = changes.filter(isBarOnly);
  return stacked([
    weighty.length === 0 ? [] : wrapped('title', whatIf.count(weighty.length)),
    ...weighty.map((change) => changeLines(phase, change, lang)),
    barsOnly.length === 0 ? [] : wrapped('title', whatIf.barsOnly(barsOnly.length)),
    ...barsOnly.map((change) => changeLines(phase, change, lang)),
  ]);
}
