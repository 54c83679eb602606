import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import { change, letGo, phase, type Tab, tab } from './bench.ts';
import { CASE_DATA } from './case-data.ts';
import { RelationLegend, RelationTable } from './relations.tsx';
import { GITM } from './text.ts';

/** Cases named under the list of events; all are in the dialog. */
const NAMED = ['E1', 'E2', 'C05', 'X01', 'C14'];

/** The name of the phase, to be written over. */
export function Title(): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <input
      class="phase-title"
      aria-label={text.name}
      placeholder={text.untitled}
      value={phase.value.title ?? ''}
      maxLength={200}
      onInput={(event) => {
        const { value } = event.currentTarget;
        const { title: _, ...rest } = phase.value;
        change(value.trim() === '' ? rest : { ...rest, title: value }, 'title');
      }}
    />
  );
}

/** What the panel is for. */
export function Tabs(): JSX.Element {
  const text = inLanguage(GITM);
  const tabs: readonly Tab[] = narrow.value
    ? ['moves', 'battle', 'relations', 'units', 'text']
    : ['moves', 'units', 'text'];
  const shown = tabs.includes(tab.value) ? tab.value : 'moves';
  return (
    <div class="segments gitm-tabs" role="group" aria-label={text.title}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={shown === one}
          onClick={() => {
            letGo();
            tab.value = one;
          }}
        >
          {text[one]}
        </button>
      ))}
    </div>
  );
}

/** A few cases by name, and the way to all. */
export function CaseLinks({ all }: { readonly all: () => void }): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <nav class="case-links" aria-label={text.openCases}>
      <h2 class="sub">{text.openCases}</h2>
      {CASE_DATA.filter(({ id }) => NAMED.includes(id)).map(({ id, title }) => (
        <a key={id} href={`/gitm#c=${id}`} data-within>
          {inLanguage(title)}
        </a>
      ))}
      <button type="button" class="btn small" onClick={all}>
        {text.allCases}
      </button>
    </nav>
  );
}

/** The table of relations with what its marks mean. */
export function Relations(): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <section aria-label={text.relations}>
      <div class="row">
        <h2 class="sub grow">{text.relations}</h2>
        <RelationLegend />
      </div>
      <RelationTable />
    </section>
  );
}
