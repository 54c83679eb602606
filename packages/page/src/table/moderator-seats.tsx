import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { serverNow } from './clock.ts';
import { CopyField } from './copy-field.tsx';
import { refreshTable } from './held.ts';
import { moderate } from './moderate.ts';
import { MODERATOR } from './moderator-text.ts';
import { Sure } from './sure.tsx';
import { TABLE } from './text.ts';
import { ago } from './when.ts';

type SeatRow = TableAnswer['seats'][number];

/** Whether orders are there; never shown to a moderator who plays. */
function OrdersMark({ seat }: { readonly seat: SeatRow }): JSX.Element {
  const text = inLanguage(MODERATOR);
  if (!seat.mustOrder) return <span class="muted small">{text.nothingDue}</span>;
  const given = seat.ordered === true;
  return (
    <span class={`mark-chip ${given ? 'good' : 'warn'}`}>
      <Icon name={given ? 'check' : 'warn'} />
      {given ? (seat.ready === true ? text.ready : text.given) : text.none}
    </span>
  );
}

/** Every seat with its player, its orders where one may know of them, and what can be done about it. */
export function ModeratorSeats({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const table = inLanguage(TABLE);
  const lang = language.value;
  const link = useSignal<{ readonly role: string; readonly link: string } | undefined>(undefined);
  const told = useSignal('');
  const marks = !now.moderator.plays;
  const over = now.status === 'ended';
  const act = async (what: string, body: object): Promise<void> => {
    const wrong = await moderate(now, what, body);
    told.value = wrong === '' ? text.done : wrong;
  };
  const makeLink = async (role: string): Promise<void> => {
    const path = role === 'moderator' ? `tables/${now.id}/moderator/link` : `tables/${now.id}/seats/${role}/link`;
    const got = await ask<{ readonly link: string }>('POST', path);
    told.value = got.ok ? '' : got.error.lost ? table.noServer : got.error.message;
    if (got.ok) link.value = { role, link: got.value.link };
    await refreshTable();
  };
  return (
    <div class="card">
      <div class="scroll-x" tabIndex={0} role="group" aria-label={table.seats}>
        <table class="seats-table">
          <thead>
            <tr>
              <th scope="col">{text.seat}</th>
              <th scope="col">{text.player}</th>
              {marks && <th scope="col">{text.orders}</th>}
              {marks && <th scope="col">{text.seen}</th>}
              <th scope="col">{text.missed}</th>
              <th scope="col">
                <span class="sr-only">{text.title}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {now.seats.map((seat) => {
              const { power } = seat;
              const name = powerName(power, lang);
              const seen = now.seen?.[power];
              return (
                <tr key={power} data-seat={power}>
                  <th scope="row">
                    <PowerMark power={power} /> {name}
                  </th>
                  <td>
                    {seat.name ?? table.holder[seat.holder]}
                    {seat.missed > 0 && <span class="small warn-text phone-only"> {table.missed(seat.missed)}</span>}
                    {seat.absent && <span class="small warn-text"> {table.absent}</span>}
                    {now.links?.includes(power) === true && <span class="small muted"> · {text.linkOpen}</span>}
                  </td>
                  {marks && (
                    <td>
                      <OrdersMark seat={seat} />
                    </td>
                  )}
                  {marks && (
                    <td class="small muted">
                      {seen === undefined ? text.never : text.agoOf(ago(serverNow() - seen, lang))}
                    </td>
                  )}
                  <td class="num missed">{seat.missed}</td>
                  <td>
                    {!over && (
                      <div class="row wrap seat-deeds">
                        <button
                          type="button"
                          class="btn small"
                          aria-label={text.newLink(name)}
                          onClick={() => void makeLink(power)}
                        >
                          <Icon name="link" />
                          {text.link}
                        </button>
                        {seat.holder === 'held' ? (
                          <>
                            {now.status === 'playing' && now.clock?.deadline !== null && (
                              <button
                                type="button"
                                class="btn small"
                                aria-label={`${text.remind}: ${name}`}
                                onClick={() => void act('remind', { power })}
                              >
                                {text.remind}
                              </button>
                            )}
                            <Sure
                              class="btn small"
                              name={text.revoke}
                              label={`${text.revoke}: ${name}`}
                              sure={text.revokeSure}
                              act={() => act('revoke', { power })}
                            />
                          </>
                        ) : (
                          <button
                            type="button"
                            class="btn small"
                            aria-label={`${seat.holder === 'dummy' ? text.undummy : text.dummy}: ${name}`}
                            onClick={() => void act('dummy', { power, dummy: seat.holder !== 'dummy' })}
                          >
                            {seat.holder === 'dummy' ? text.undummy : text.dummy}
                          </button>
                        )}
                      </div>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div class="pane-part">
        {link.value !== undefined && (
          <>
            <CopyField
              label={link.value.role === 'moderator' ? text.passOn : text.newLink(powerName(link.value.role, lang))}
              value={link.value.link}
            />
            <p class="small muted">{link.value.role === 'moderator' ? text.passOnHelp : text.linkHelp}</p>
          </>
        )}
        <div class="row">
          {!over && (
            <button type="button" class="btn small" onClick={() => void makeLink('moderator')}>
              {text.passOn}
            </button>
          )}
          <span class="small" role="status">
            {told.value}
          </span>
        </div>
      </div>
    </div>
  );
}
