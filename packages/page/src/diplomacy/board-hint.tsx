import { placeName } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { inLanguage, language } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import { SHELL } from '../shell/text.ts';
import { IDLE, VERBS, verbsOf } from '../state/entry.ts';
import { hint } from './asked.ts';
import { entry, history, tab, view } from './bench.ts';
import { entryBoard, holdNow, isOpen } from './point.ts';
import { BENCH } from './text.ts';

/** What can be done now, in a line over the map; or why something cannot. */
export function BoardHint(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const now = view.value;
  if (!isOpen() && tab.value !== 'setup') return null;
  if (hint.value !== '')
    return (
      <p class="float hint warn" role="status">
        {hint.value}
      </p>
    );
  const at = entry.value;
  if (at.step === 'idle' || tab.value === 'setup') {
    // On a phone the sentence goes once somebody knows how.
    if (tab.value === 'setup' || (narrow.value && history.value.past.length > 0)) return null;
    const words = now.state.phase.kind === 'build' ? text.chooseBuild : text.chooseUnit;
    return <p class={`float hint muted ${narrow.value ? 'hint-foot' : ''}`}>{words}</p>;
  }
  const verbs = verbsOf(at, entryBoard());
  const phone = narrow.value;
  const retreat = now.state.phase.kind === 'retreat';
  const still = retreat ? text.disband : text.hold;
  const verb = at.step === 'unit' || at.step === 'help' ? at.verb : undefined;
  return (
    <div class={`float hint ${phone ? 'hint-foot' : ''}`}>
      <b>{placeName(at.at, lang)}</b>{' '}
      {!phone && (
        <>
          <span>{text.selected}</span> <span class="muted">{text.tapLit}</span>{' '}
        </>
      )}
      {VERBS.filter((one) => verbs.includes(one)).map((one) => (
        <HintKey
          key={one}
          letter={one === 'via' ? 'V' : one.charAt(0).toUpperCase()}
          word={text.orderWord[one]}
          on={verb === one}
          take={() => {
            entry.value = verb === one ? { step: 'unit', at: at.at } : { step: 'unit', at: at.at, verb: one };
          }}
        />
      ))}
      <HintKey letter={retreat ? '0' : 'H'} word={still.toLowerCase()} take={() => holdNow(at.at)} />
      <HintKey
        letter="Esc"
        word={inLanguage(SHELL).close.toLowerCase()}
        icon="close"
        take={() => {
          entry.value = IDLE;
        }}
      />
    </div>
  );
}

/** A command of the chosen unit: its key where there are keys, its word on a phone. */
function HintKey(props: {
  readonly letter: string;
  readonly word: string;
  readonly on?: boolean;
  /** Instead of the word, where a phone has little room. */
  readonly icon?: IconName;
  readonly take: () => void;
}): JSX.Element {
  const { letter, word, on, take } = props;
  return (
    <button
      type="button"
      class={`key ${on === true ? 'on' : ''}`}
      title={word}
      aria-label={narrow.value ? word : `${letter}: ${word}`}
      aria-pressed={on}
      onClick={take}
    >
      {!narrow.value ? letter : props.icon !== undefined ? <Icon name={props.icon} /> : word}
    </button>
  );
}
