import { useSignal } from '@preact/signals';
import type { Attempt, RuleNumber, TacEvent } from '@standoff/gitm';
import { explainTacRule } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { change, openCase, phase, result, showStep, step } from './bench.ts';
import { bringEvent, removeEvent, setStops, setVia } from './edit.ts';
import { Sentence } from './sentence.tsx';
import { GITM } from './text.ts';
import { attemptTold, tellingOf } from './told.ts';
import { UnitTag } from './unit-tag.tsx';

/** Rules that bear on something; pressed, they say what they say. */
export function Rules({ rules }: { readonly rules: readonly RuleNumber[] }): JSX.Element | null {
  const text = inLanguage(GITM);
  const open = useSignal(false);
  if (rules.length === 0) return null;
  const numbers = rules.join(' · ');
  return (
    <>
      <button
        type="button"
        class="rules"
        aria-expanded={open.value}
        aria-label={text.rulesOf(rules.join(', '))}
        onClick={(event) => {
          event.stopPropagation();
          open.value = !open.value;
        }}
      >
        {numbers}
      </button>
      {open.value && (
        <ul class="rule-list">
          {rules.map((rule) => (
            <li key={rule}>
              <b>{rule}</b> {explainTacRule(rule, language.value)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The way of a try; straight and underlined where it failed. */
function Way(props: {
  readonly attempt: Attempt | undefined;
  readonly event: TacEvent;
  readonly happened: boolean;
}): JSX.Element {
  const { attempt, event, happened } = props;
  const from = attempt?.from ?? '';
  const to = event.type === 'move' ? event.to : event.at;
  const via = event.via === undefined ? '' : ` → ${event.via}`;
  const failed = happened && (attempt?.outcome === 'refused' || attempt?.outcome === 'caught');
  return <span class={`num ${failed ? 'failed-text' : ''}`}>{`${from}${via} → ${to}`}</span>;
}

/** What the try is called beside its sentence: began it, kept out, caught. */
function Badge({ attempt }: { readonly attempt: Attempt }): JSX.Element | null {
  const text = inLanguage(GITM);
  const { outcome } = attempt;
  if (outcome === 'refused' || outcome === 'caught')
    return (
      <p class="badge bad-text">
        <Icon name="refused" />
        {outcome === 'refused' ? text.refused : text.caught}
      </p>
    );
  const starts = outcome === 'begins' || (attempt.role === 'target' && isStarter(attempt));
  if (!starts) return null;
  return (
    <p class="badge seal-text">
      <Icon name="starter" />
      {text.starter}
    </p>
  );
}

function isStarter({ event, unit }: Attempt): boolean {
  return result.value.battles.some((battle) => battle.event === event && battle.began_by === unit);
}

interface CardProps {
  readonly event: TacEvent;
  readonly index: number;
  readonly lift: (index: number | undefined) => void;
  readonly over: boolean;
}

function EventCard({ event, index, lift, over }: CardProps): JSX.Element {
  const text = inLanguage(GITM);
  const telling = tellingOf(phase.value, result.value, language.value);
  const tries = result.value.attempts.filter((one) => one.event === index);
  const own = tries.find((one) => one.unit === event.unit);
  const happened = index < step.value;
  const isNow = index === step.value - 1;
  const count = phase.value.events.length;
  const label = event.type === 'move' ? `${event.unit} ${event.to}` : `${event.unit} ${event.target} ${event.at}`;
  return (
    <li
      class={`event ${isNow ? 'on' : ''} ${happened ? '' : 'to-come'} ${over ? 'over' : ''}`}
      data-event-card={index}
      draggable
      onDragStart={(drag) => {
        drag.dataTransfer?.setData('text/plain', label);
        if (drag.dataTransfer !== null) drag.dataTransfer.effectAllowed = 'move';
        lift(index);
      }}
      onDragEnd={() => lift(undefined)}
    >
      <span class="grip" aria-hidden="true" title={text.dragEvent}>
        <b>{index + 1}</b>
        <Icon name="drag" />
      </span>
      <div class="grow">
        <button
          type="button"
          class="event-head"
          aria-current={isNow ? 'step' : undefined}
          onClick={() => showStep(index + 1)}
        >
          <UnitTag unit={event.unit} />
          {event.type === 'intercept' && (
            <>
              <Icon name="battle" />
              <UnitTag unit={event.target} />
            </>
          )}
          <Way attempt={own} event={event} happened={happened} />
        </button>
        {happened &&
          tries.map((attempt) => {
            const { what, why } = attemptTold(telling, attempt);
            return (
              <div key={`${attempt.unit} ${attempt.to}`} class="try">
                <Badge attempt={attempt} />
                {(!isNow || attempt.outcome !== 'refused') && (
                  <p>
                    {event.type === 'intercept' && <b>{attempt.unit}: </b>}
                    <Sentence text={what} />
                  </p>
                )}
                {isNow && why !== undefined && (
                  <p class="why">
                    <Sentence text={why} />
                  </p>
                )}
                {isNow && <Rules rules={attempt.rules} />}
              </div>
            );
          })}
        {!happened && <p class="small muted">{text.pending}</p>}
        {isNow && event.via !== undefined && (
          <button type="button" class="btn ghost small" onClick={() => change(setVia(phase.value, index, undefined))}>
            {text.dropVia(event.via)}
          </button>
        )}
        {isNow && event.type === 'intercept' && (
          <label class="check small">
            <input
              type="checkbox"
              checked={event.stops === true}
              onChange={(input) => change(setStops(phase.value, index, input.currentTarget.checked))}
            />
            {text.stops}
          </label>
        )}
      </div>
      <div class="event-tools">
        <button
          type="button"
          class="btn ghost small icon-only turn"
          aria-label={`${text.up}: ${label}`}
          disabled={index === 0}
          onClick={() => {
            change(bringEvent(phase.value, index, index - 1));
            showStep(index);
          }}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          class="btn ghost small icon-only"
          aria-label={`${text.down}: ${label}`}
          disabled={index === count - 1}
          onClick={() => {
            change(bringEvent(phase.value, index, index + 1));
            showStep(index + 2);
          }}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          class="btn ghost small icon-only"
          aria-label={`${text.remove}: ${label}`}
          onClick={() => change(removeEvent(phase.value, index))}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}

/** The events in the order in which they happen; dragged or moved by buttons into another. */
export function EventList(): JSX.Element {
  const text = inLanguage(GITM);
  const list = useRef<HTMLOListElement>(null);
  const lifted = useSignal<number | undefined>(undefined);
  const at = step.value;
  useEffect(() => {
    list.current?.querySelector(`[data-event-card="${at - 1}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const over = useSignal<number | undefined>(undefined);
  const { events, start } = phase.value;
  const cardAt = (target: EventTarget | null): number | undefined => {
    const card = target instanceof Element ? target.closest('[data-event-card]') : null;
    const index = Number(card?.getAttribute('data-event-card') ?? Number.NaN);
    return Number.isNaN(index) ? undefined : index;
  };
  if (events.length === 0)
    return (
      <div class="empty">
        <h2 class="sub">{start.length === 0 ? text.emptyTitle : text.noMoves}</h2>
        <p class="muted">{start.length === 0 ? text.emptyBody : text.noMovesBody}</p>
        {start.length === 0 && (
          <button type="button" class="btn" onClick={() => openCase('E2')}>
            {text.example}
          </button>
        )}
      </div>
    );
  return (
    <ol
      ref={list}
      class="events"
      onDragOver={(event) => {
        if (lifted.value === undefined) return;
        event.preventDefault();
        over.value = cardAt(event.target);
      }}
      onDrop={(event) => {
        const to = cardAt(event.target);
        if (lifted.value === undefined || to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        change(bringEvent(phase.value, lifted.value, to));
        showStep(to + 1);
        lifted.value = undefined;
        over.value = undefined;
      }}
    >
      {events.map((event, index) => (
        <EventCard
          key={`${index} ${event.unit}`}
          event={event}
          index={index}
          over={over.value === index && lifted.value !== index}
          lift={(from) => {
            lifted.value = from;
            if (from === undefined) over.value = undefined;
          }}
        />
      ))}
    </ol>
  );
}
