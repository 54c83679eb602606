import type { JSX } from 'preact';
import { view } from '../diplomacy/bench.ts';
import { IssuePane } from '../diplomacy/reason-pane.tsx';
import { inLanguage } from '../shell/language.ts';
import { table } from './held.ts';
import { OwnOrders } from './own-orders.tsx';
import { ReadyFoot } from './ready.tsx';
import { ResultPanel } from './result-panel.tsx';
import { Talk } from './talk.tsx';
import { TABLE } from './text.ts';
import { DrawVote } from './votes.tsx';

/** What one may do about the phase: order, read its result, or wait. */
export function PhasePane(props: { readonly openLog: () => void; readonly withTalk: boolean }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const now = table.value;
  if (now === undefined) return null;
  if (view.value.node.judged === true) return <ResultPanel now={now} />;
  const taken = now.seats.filter(({ holder }) => holder !== 'open').length;
  return (
    <>
      {now.status === 'gathering' && (
        <p class="section-note">
          <b>
            {now.lobby !== undefined && now.settings.listed
              ? text.seatsTaken(now.lobby.joined + taken, now.lobby.free + taken)
              : text.seatsTaken(taken, now.seats.length)}
          </b>{' '}
          <span class="muted">{text.waiting}</span>
        </p>
      )}
      {now.status === 'playing' && now.own.length > 0 && (
        <div class="orders-part">
          <OwnOrders now={now} openLog={props.openLog} />
          <IssuePane />
          <ReadyFoot now={now} />
        </div>
      )}
      {now.own.length > 0 && <DrawVote now={now} />}
      {props.withTalk && <Talk now={now} />}
    </>
  );
}
