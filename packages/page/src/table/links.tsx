import { useSignal } from '@preact/signals';
import { LANGUAGES, type Language, powerName } from '@standoff/language';
import type { TableSettings } from '@standoff/table';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { toHead } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { Links } from './answers.ts';
import { CopyButton, CopyField } from './copy-field.tsx';
import { LOBBY } from './lobby-text.ts';
import { opensOnlyHere } from './local-links.ts';
import { SETTINGS } from './settings-text.ts';
import { paceWords } from './settings-words.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

/** The message for a chat, whole in one language. */
function messageIn(lang: Language, settings: TableSettings, links: Links): string {
  const words = SETTINGS[lang];
  const lines = links.seats.map(({ power, link }) => `${powerName(power, lang)}: ${link}`);
  const facts = [paceWords(settings.pace, words, lang)[0] ?? '', `${words.press}: ${words.presses[settings.press]}.`];
  // A name nobody has chosen is said in the reader's words.
  const isDefault = LANGUAGES.some((one) => LOBBY[one].defaultName === settings.name);
  return LOBBY[lang].messageText(isDefault ? LOBBY[lang].defaultName : settings.name, lines, facts);
}

/** What a new table is handed round with: its links, once, and a message with all of them. */
export function LinksPage(props: {
  readonly id: string;
  readonly settings: TableSettings;
  readonly links: Links;
  readonly seat?: string;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  // The button was at the foot of a phone's long form; the links begin at the head.
  useEffect(toHead, []);
  const lang = language.value;
  const { links, settings, id } = props;
  // Friends need not read the language of the page.
  const tongue = useSignal<Language>(lang);
  const message = messageIn(tongue.value, settings, links);
  // As the server names itself in its links: where it knows its public address, that one.
  const origin = URL.canParse(links.moderator) ? new URL(links.moderator).origin : location.origin;
  const address = `${origin}/table/${id}`;
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page links" tabIndex={-1}>
        <div class="row wrap">
          <div class="grow">
            <h1>{settings.listed ? text.isOpenNow : text.linksTitle(links.seats.length)}</h1>
            <p class="muted">{settings.listed ? text.isOpenHelp : text.linksHelp}</p>
          </div>
          <a class="btn primary large" href={`/table/${id}`} data-within>
            {text.toTable}
            <Icon name="right" />
          </a>
        </div>
        {opensOnlyHere(address) && (
          <p class="note warn-text" role="status" data-only-here>
            <Icon name="warn" /> {text.onlyHere}
          </p>
        )}
        {settings.listed ? (
          <CopyField label={text.table} value={address} />
        ) : (
          <>
            <p class="note">
              <Icon name="warn" /> {text.linksOnce}
            </p>
            <div class="card">
              <ul class="link-list">
                {props.seat !== undefined && (
                  <li class="row">
                    <PowerMark power={props.seat} />
                    <b class="grow">{powerName(props.seat, lang)}</b>
                    <span class="mark-chip good">
                      <Icon name="user" />
                      {text.ownSeat}
                    </span>
                  </li>
                )}
                {links.seats.map(({ power, link }) => (
                  <li key={power} class="row" data-link={power}>
                    <PowerMark power={power} />
                    <b class="power-cell">{powerName(power, lang)}</b>
                    <CopyField label={powerName(power, lang)} value={link} />
                  </li>
                ))}
              </ul>
            </div>
            <section class="card pane-part">
              <div class="row wrap">
                <h2 class="grow">{text.message}</h2>
                <div class="options">
                  {LANGUAGES.map((one) => (
                    <button
                      key={one}
                      type="button"
                      class="option"
                      lang={one}
                      aria-pressed={tongue.value === one}
                      onClick={() => {
                        tongue.value = one;
                      }}
                    >
                      {LANGUAGE_NAMES[one]}
                    </button>
                  ))}
                </div>
                <CopyButton class="btn primary" text={() => message} name={text.copyAll} />
              </div>
              <p class="small muted">{text.messageHelp}</p>
              <textarea
                class="orders-text"
                readOnly
                rows={Math.min(16, message.split('\n').length)}
                aria-label={text.message}
                lang={tongue.value}
              >
                {message}
              </textarea>
            </section>
          </>
        )}
        <section class="card pane-part">
          <h2>{text.moderatorLink}</h2>
          <p class="small muted">{text.moderatorHelp}</p>
          <CopyField label={text.moderatorLink} value={links.moderator} />
        </section>
      </main>
    </>
  );
}
