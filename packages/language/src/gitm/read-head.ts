import { behind, type Draft, fault, looksLikeUnit, setName, spanOf, stateNamed } from './draft.ts';
import { isSign, type Token, toCode } from './tokens.ts';
import { isKeyword } from './words.ts';

/** What stands behind a token, as it was written but for blanks around it and a comment; quoted, without the marks. */
function restOf(text: string, tokens: readonly Token[], index: number): string {
  const first = tokens[index];
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last && first.kind === 'quoted') return first.text;
  return text.slice(first.column - 1, last.column - 1 + last.length);
}

/** Reads `Title: …`, `Id: …`, `States: FR France, AU`, `Terrain 7-7: 3`. */
export function readHeadLine(draft: Draft, text: string, tokens: readonly Token[], line: number): boolean {
  const [word, next] = tokens;
  if (word?.kind !== 'word') return false;
  if (isKeyword(word.text, 'terrain') && next?.kind === 'square') {
    readTerrain(draft, tokens, line);
    return true;
  }
  if (!isSign(next, ':')) return false;
  if (isKeyword(word.text, 'title')) draft.title = restOf(text, tokens, 2);
  else if (isKeyword(word.text, 'id')) draft.id = restOf(text, tokens, 2);
  else if (isKeyword(word.text, 'states')) readStates(draft, text, tokens.slice(2), line);
  else return false;
  return true;
}

function readTerrain(draft: Draft, tokens: readonly Token[], line: number): void {
  const [, square, ...rest] = tokens;
  const number = rest.find((token) => !isSign(token, ':'));
  if (square === undefined || number === undefined) {
    fault(draft, behind(tokens, line), { code: 'gitm/unfinished-line', wanted: 'number' });
    return;
  }
  const extra = rest[rest.indexOf(number) + 1];
  const wrong = number.kind === 'number' ? extra : number;
  if (wrong !== undefined) {
    const wanted = wrong === number ? 'number' : 'end';
    fault(draft, spanOf(wrong, line), { code: 'gitm/unexpected-word', word: wrong.text, wanted, candidates: [] });
    return;
  }
  const at = `terrain[${draft.terrain.length}]`;
  draft.terrain.push({ square: square.text, rating: Number(number.text) });
  draft.spans.set(`${at}.square`, spanOf(square, line));
  draft.spans.set(`${at}.rating`, spanOf(number, line));
}

/** Reads `FR France, AU Austria, BA`: the states, and what they are called. */
function readStates(draft: Draft, text: string, tokens: readonly Token[], line: number): void {
  const states = draft.states ?? [];
  draft.states = states;
  for (const entry of splitAt(tokens, ',;')) {
    const [code, ...name] = entry;
    if (code === undefined) continue;
    if (code.kind !== 'word' && code.kind !== 'quoted') {
      fault(draft, spanOf(code, line), {
        code: 'gitm/unexpected-word',
        word: code.text,
        wanted: 'state',
        candidates: [],
      });
      continue;
    }
    const state = nameState(draft, entry, code);
    draft.spans.set(`states[${states.length}]`, spanOf(code, line));
    states.push(state);
    const start = name.findIndex((token) => !isSign(token, '=('));
    const words = start < 0 ? [] : name.slice(start).filter((token) => !isSign(token, ')'));
    if (words.length > 0 && !isNamedAlone(draft, entry)) setName(draft, state, restOf(text, words, 0));
  }
}

/** `France` alone is a state called by its name; `FR France` is a code and a name. */
function isNamedAlone(draft: Draft, entry: readonly Token[]): boolean {
  const [first] = entry;
  const words = entry.map((token) => token.text).join(' ');
  return (
    first !== undefined &&
    toCode(first.text).length !== 2 &&
    first.kind === 'word' &&
    stateNamed(draft, words, entry) !== undefined
  );
}

function nameState(draft: Draft, entry: readonly Token[], code: Token): string {
  if (code.kind === 'quoted') return code.text;
  const words = entry.map((token) => token.text).join(' ');
  const named = isNamedAlone(draft, entry) ? stateNamed(draft, words, entry) : undefined;
  return named ?? toCode(code.text);
}

function splitAt(tokens: readonly Token[], separators: string): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSign(token, separators)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Reads `FR = France`, and leaves `FR1IN = 7-7` alone. */
export function readName(draft: Draft, text: string, tokens: readonly Token[], line: number): boolean {
  const [code, sign, first] = tokens;
  if ((code?.kind !== 'word' && code?.kind !== 'quoted') || !isSign(sign, '=')) return false;
  if ((code.kind === 'word' && looksLikeUnit(code)) || first?.kind === 'square') return false;
  if (first === undefined) {
    fault(draft, behind(tokens, line), { code: 'gitm/unfinished-line', wanted: 'name' });
    return true;
  }
  const state = code.kind === 'quoted' ? code.text : toCode(code.text);
  setName(draft, state, restOf(text, tokens, 2));
  return true;
}
