import type { JudgedOrder } from '@standoff/diplomacy';
import { explainOrder, explainUnordered, isMarked, verdictWord } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { differences, followersOf, type Judged, shortVerdict, verdictsOf } from '../state/verdict.ts';
import { chosen, deciding, tab, view } from './bench.ts';
import { decidersNow, verdictNow } from './decides.ts';
import { issuesOf } from './issues.ts';
import { orderName, unitName } from './name.ts';
import { PowerMark } from './power-chip.tsx';
import { PROFILE_TITLES } from './rules-name.ts';
import { BENCH } from './text.ts';
import { lineOf, powerOf, shortText } from './verdict-list.tsx';

/** An order that had a part in it; it opens its own reason. */
function ReasonChip({ index, verdict }: { readonly index: number; readonly verdict: Judged }): JSX.Element {
  const text = inLanguage(BENCH);
  const short = shortText(shortVerdict(verdict.judged), text);
  return (
    <button
      type="button"
      class="reason-chip"
      onClick={() => {
        chosen.value = index;
      }}
    >
      <PowerMark power={powerOf(verdict)} />
      <span class={isMarked(verdict.judged.result) ? 'failed-text' : ''}>{lineOf(verdict)}</span>
      {short !== '' && <b>{short}</b>}
    </button>
  );
}

/** What comes of an order under the profiles that judge it otherwise; those that agree with each other in one line. */
function OtherRules({ judged }: { readonly judged: JudgedOrder }): JSX.Element | null {
  const text = inLanguage(BENCH);
  const { state, given, result } = view.value;
  const index = result.orders.indexOf(judged);
  const lines = new Map<string, string[]>();
  for (const { profile, orders, judged: others } of differences(state, given, result)) {
    const other = others[orders.indexOf(index)];
    if (other === undefined) continue;
    const told = explainOrder(other, language.value);
    lines.set(told, [...(lines.get(told) ?? []), PROFILE_TITLES[profile]]);
  }
  if (lines.size === 0) return null;
  return (
    <ul class="other-rules">
      {[...lines].map(([told, names]) => (
        <li key={told}>
          <Icon name="warn" />
          <span>
            <b>{text.underRules(names.join(', '))}</b> {told}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The reason of the chosen verdict: a sentence, and the orders that decided it. */
export function ReasonPane(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const verdict = verdictNow();
  if (verdict === undefined) return null;
  const all = verdictsOf(view.value.result);
  const indexOf = (at: string): number => all.findIndex((one) => one.at === at);
  const chips = decidersNow()
    .map(indexOf)
    .filter((index) => index >= 0);
  const followers = verdict.at === undefined ? [] : followersOf(view.value.result, verdict.at).map(indexOf);
  const told = verdict.kind === 'order' ? explainOrder(verdict.judged, lang) : explainUnordered(verdict.judged, lang);
  const title = verdict.kind === 'order' ? orderName(verdict.judged.order, lang) : unitName(verdict.judged.unit, lang);
  const chip = (index: number): JSX.Element | null => {
    const one = all[index];
    return one === undefined ? null : <ReasonChip key={index} index={index} verdict={one} />;
  };
  return (
    <section class="reason" aria-live="polite">
      <div class="row top-align">
        <h3 class="reason-title grow">
          {title}: {verdictWord(verdict.judged.result, lang)}
        </h3>
        {chips.length > 0 && (
          <button
            type="button"
            class="btn ghost small"
            aria-pressed={deciding.value}
            onClick={() => {
              deciding.value = !deciding.value;
            }}
          >
            <Icon name="eye" />
            {deciding.value ? text.decidesEnd : text.decides}
          </button>
        )}
      </div>
      <p>{told}</p>
      {verdict.kind === 'order' && <OtherRules judged={verdict.judged} />}
      {(chips.length > 0 || followers.length > 0) && (
        <div class="chips">
          {chips.map(chip)}
          {followers.length > 0 && (
            <>
              <span class="small muted">{text.so}</span>
              {followers.map(chip)}
              <span class="small muted">{text.failsToo}</span>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** While orders are written: what is wrong with the line one is at, else with the first that has something. */
export function IssuePane(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const issues = [...issuesOf(view.value, language.value, codes.value).values()].flat();
  const [first] = issues;
  if (first === undefined || tab.value === 'setup') return null;
  const rest = issues.length - 1;
  return (
    <section class="reason issue" role="status">
      <span class={first.kind === 'warn' ? 'warn-text' : 'bad-text'}>
        <Icon name="warn" />
      </span>
      <div class="grow small">
        <b class="num">{first.text.trim()}</b> <span>{first.told}</span>
        {rest > 0 && (
          <details>
            <summary>{text.issues(rest)}</summary>
            <ul class="problems">
              {issues.slice(1).map((issue) => (
                <li key={`${issue.power} ${issue.text} ${issue.told}`} class={issue.kind === 'warn' ? 'warn' : 'bad'}>
                  <b class="num">{issue.text.trim()}</b> {issue.told}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
