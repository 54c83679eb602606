import { explainTacProblem, formatTacPhase, readTacFile, type TacFileProblem } from '@standoff/language';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { inLanguage, language } from '../shell/language.ts';
import { doc, phase, showStep, type } from './bench.ts';
import { GITM } from './text.ts';

/** So many problems are listed; the rest wait their turn. */
const LISTED = 12;

/** The text cut where problems begin and end. */
function marked(text: string, problems: readonly TacFileProblem[]): readonly (readonly [string, boolean])[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  const spans = problems
    .map(({ line, column, length }) => {
      const from = (starts[line - 1] ?? text.length) + column - 1;
      return [from, from + Math.max(1, length)] as const;
    })
    .sort(([a], [b]) => a - b);
  const parts: (readonly [string, boolean])[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    if (from < at) continue;
    // Where a line ends too early, its last word carries the mark.
    const begin = /^\s*$/.test(text.slice(from, to)) ? wordBefore(text, from, at) : from;
    parts.push([text.slice(at, begin), false], [text.slice(begin, to), true]);
    at = to;
  }
  parts.push([text.slice(at), false]);
  return parts;
}

function wordBefore(text: string, end: number, least: number): number {
  let at = end;
  while (at > least && /[^\S\n\r]/.test(text.charAt(at - 1))) at -= 1;
  while (at > least && /\S/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Where a place in the text is, counted in signs. */
function offsetOf(text: string, { line, column }: TacFileProblem): number {
  const lines = text.split('\n');
  return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** How many events a text has; `undefined` if it cannot be read. */
function eventsIn(text: string): number | undefined {
  const read = readTacFile(text);
  return read.ok ? read.phases[0]?.events.length : undefined;
}

/** Shows on the map the event in whose line the caret stands. */
function followCaret({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
  if (selectionStart !== selectionEnd) return;
  const begin = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const end = value.indexOf('\n', selectionStart);
  // The text up to here has one event more than the text before this line.
  const before = eventsIn(value.slice(0, begin));
  const after = eventsIn(end < 0 ? value : value.slice(0, end));
  if (after !== undefined && after > (before ?? 0)) showStep(after);
}

/** The phase as text, in step with the map; what cannot be read is underlined, and the last that could stays on the map. */
export function TextEditor(): JSX.Element {
  const text = inLanguage(GITM);
  const area = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLPreElement>(null);
  const value = doc.value.typed ?? formatTacPhase(phase.value, language.value);
  const reading = doc.value.typed === undefined ? undefined : readTacFile(value);
  const problems = reading === undefined || reading.ok ? [] : reading.problems;
  const scroll = (): void => {
    if (area.current === null || behind.current === null) return;
    behind.current.scrollTop = area.current.scrollTop;
    behind.current.scrollLeft = area.current.scrollLeft;
  };
  return (
    <div class="text-editor">
      <p class="small muted" id="gitm-text-help">
        {text.textHelp}
      </p>
      <div class="text-box">
        <pre ref={behind} aria-hidden="true">
          {marked(value, problems).map(([part, wrong], index) => (wrong ? <i key={index}>{part}</i> : part))}
          {'\n'}
        </pre>
        <textarea
          ref={area}
          aria-label={text.textLabel}
          aria-describedby="gitm-text-help"
          aria-invalid={problems.length > 0}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          wrap="off"
          value={value}
          onScroll={scroll}
          onClick={(event) => followCaret(event.currentTarget)}
          onKeyUp={(event) => {
            if (event.key.startsWith('Arrow')) followCaret(event.currentTarget);
          }}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            const read = readTacFile(typed);
            type(typed, read.ok ? read.phases[0] : undefined);
          }}
        />
      </div>
      <div role="status">
        <ul class="text-problems">
          {problems.length === 0 && doc.value.typed !== undefined && <li class="good-text">{text.textGood}</li>}
          {problems.length > 0 && <li class="muted">{text.textLast}</li>}
          {problems.slice(0, LISTED).map((problem) => (
            <li key={`${problem.line} ${problem.column} ${problem.code}`}>
              <button
                type="button"
                onClick={() => {
                  const at = offsetOf(value, problem);
                  area.current?.focus();
                  area.current?.setSelectionRange(at, at + problem.length);
                }}
              >
                {text.lineColumn(problem.line, problem.column)}
              </button>{' '}
              {explainTacProblem(problem, language.value)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
