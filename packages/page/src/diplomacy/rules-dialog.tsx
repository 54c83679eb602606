import { formatRules, PROFILES, parseRules, RULE_ISSUES, RULE_OPTIONS, type Rules } from '@standoff/diplomacy';
import { ruleOption, ruleQuestion } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { setRules } from '../state/edit.ts';
import { differences } from '../state/verdict.ts';
import { shortOrder } from '../state/write.ts';
import { change, doc, view } from './bench.ts';
import { PROFILE_TITLES } from './rules-name.ts';
import { BENCH } from './text.ts';

function choose(rules: Rules): void {
  change(setRules(doc.value, rules));
}

/** The rules: whole profiles with what they would change on this board, and choice by choice. */
export function RulesDialog({ close }: { readonly close: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const { rules } = doc.value;
  const { state, given, result } = view.value;
  const used = formatRules(rules);
  return (
    <Dialog title={text.rules} close={close} class="wide">
      <div class="item-box" role="group" aria-label={text.rules}>
        {differences(state, given, result).map(({ profile, orders, board }) => {
          const isUsed = used === profile;
          const which = orders.slice(0, 2).flatMap((index) => {
            const one = result.orders[index];
            return one === undefined ? [] : [shortOrder(one.order, codes.value)];
          });
          const hint = isUsed
            ? text.usedNow
            : orders.length > 0
              ? text.differs(orders.length, which.join(', '))
              : board
                ? text.differsBoard
                : text.sameHere;
          return (
            <button
              key={profile}
              type="button"
              class="menu-item"
              aria-pressed={isUsed}
              onClick={() => choose(PROFILES[profile])}
            >
              {isUsed ? <Icon name="check" /> : <span class="icon" />}
              <span>{PROFILE_TITLES[profile]}</span>
              <small class={!isUsed && (orders.length > 0 || board) ? 'warn-text' : ''}>{hint}</small>
            </button>
          );
        })}
      </div>
      <details class="choice-list">
        <summary>{text.choices}</summary>
        {RULE_ISSUES.map((issue) => (
          <label key={issue} class="choice">
            <span>
              {ruleQuestion(issue, lang)} <span class="muted">{issue}</span>
            </span>
            <select
              class="input"
              value={rules[issue]}
              onChange={(event) => {
                const read = parseRules(`${used},${issue}=${event.currentTarget.value}`);
                if (read.ok) choose(read.value);
              }}
            >
              {RULE_OPTIONS[issue].map((option) => (
                <option key={option} value={option}>
                  {option}: {ruleOption(issue, option, lang)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </Dialog>
  );
}
