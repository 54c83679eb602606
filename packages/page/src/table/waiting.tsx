import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { refreshTable } from './held.ts';
import { JoinDialog } from './join-dialog.tsx';
import { LOBBY } from './lobby-text.ts';
import { TABLE } from './text.ts';
import { powersWord } from './words.ts';

/** To join an open table at the table itself, or to leave it again before the draw. */
export function Waiting({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(LOBBY);
  const joining = useSignal(false);
  const failed = useSignal('');
  const { lobby } = now;
  if (!now.settings.listed || now.own.length > 0 || now.status === 'ended') return null;
  const seeking = now.status === 'playing' ? now.seats.filter(({ holder }) => holder === 'open') : [];
  const powers = seeking.map(({ power }) => power);
  const isIn = lobby?.waits === true;
  const mayJoin = !isIn && (powers.length > 0 || (lobby !== undefined && lobby.joined < lobby.free));
  if (!isIn && !mayJoin) return null;
  const leave = async (): Promise<void> => {
    const got = await ask('POST', `tables/${now.id}/unjoin`);
    failed.value = got.ok ? '' : got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
    await refreshTable();
  };
  return (
    <section class="row wrap section-note waiting-here">
      <p class="small grow">
        {isIn ? text.joined : powers.length > 0 ? text.seeks(powersWord(powers, language.value)) : text.joinHelp}
        {lobby?.names !== undefined && lobby.names.length > 0 && (
          <span class="muted">
            {' '}
            {text.whoWaits} {lobby.names.join(', ')}.
          </span>
        )}
        {failed.value !== '' && (
          <b class="bad-text" role="alert">
            {' '}
            {failed.value}
          </b>
        )}
      </p>
      {isIn ? (
        <button type="button" class="btn small" onClick={() => void leave()}>
          {text.leaveLobby}
        </button>
      ) : (
        <button
          type="button"
          class="btn primary"
          onClick={() => {
            joining.value = true;
          }}
        >
          <Icon name="user" />
          {text.join}
        </button>
      )}
      {joining.value && (
        <JoinDialog
          id={now.id}
          name={now.settings.name}
          {...(powers.length > 0 ? { seeking: powers } : {})}
          joined={() => {
            joining.value = false;
            void refreshTable();
          }}
          close={() => {
            joining.value = false;
          }}
        />
      )}
    </section>
  );
}
