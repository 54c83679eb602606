import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import type { TableAnswer } from './answers.ts';
import { LOBBY } from './lobby-text.ts';
import { MODERATOR } from './moderator-text.ts';
import { OwnSeat } from './own-seat.tsx';
import { Scores } from './scores.tsx';
import { Agreed, News, SeatList } from './seats.tsx';
import { TABLE } from './text.ts';
import { Decisions, DrawVote } from './votes.tsx';

/** The table itself: who sits at it, what was decided and what can be, what was told. */
export function About(props: {
  readonly now: TableAnswer;
  readonly openNotices: () => void;
  readonly toSandbox: () => void;
}): JSX.Element {
  const text = inLanguage(TABLE);
  const { now } = props;
  return (
    <div class="panel-body about">
      <Scores now={now} />
      <SeatList now={now} />
      <DrawVote now={now} />
      <Decisions now={now} />
      <section class="pane-part row wrap">
        {now.moderates && (
          <a class="btn small" href={`/table/${now.id}/moderator`} data-within>
            <Icon name="gavel" />
            {inLanguage(MODERATOR).title}
          </a>
        )}
        <button type="button" class="btn small" onClick={props.toSandbox} title={text.sandboxHelp}>
          <Icon name="branch" />
          {text.sandbox}
        </button>
        {(now.own.length > 0 || now.moderates || now.lobby?.waits === true) && (
          <button type="button" class="btn small" onClick={props.openNotices}>
            <Icon name="mail" />
            {text.notices}
          </button>
        )}
        <a class="btn small" href={`/api/tables/${now.id}/export?format=standoff`} download>
          <Icon name="save" />
          {text.exportGame}
        </a>
        <a class="btn small" href={`/api/tables/${now.id}/export?format=python`} download>
          {text.exportPython}
        </a>
        {narrow.value && (
          <a class="btn small" href="/tables" data-within>
            {inLanguage(LOBBY).tables}
          </a>
        )}
      </section>
      <p class="small muted pane-part">{text.sandboxHelp}</p>
      <News now={now} most={40} />
      <section class="pane-part">
        <h3>{text.settings}</h3>
        <Agreed settings={now.settings} />
      </section>
      <OwnSeat key={language.value} now={now} />
    </div>
  );
}
