import { formatUnit, type JudgedOrder, type PhaseResult } from '@standoff/diplomacy';

// The words of that package: nothing for success (an empty word in a build phase), `void`, `bounce`, `cut`,
// `no convoy`, `disrupted`, `dislodged`, `disband`.

function ownWord({ result, reason, order }: JudgedOrder): readonly string[] {
  const [word] = result;
  if (word === 'illegal' || word === 'invalid') return [reason.code === 'no-convoy' ? 'no convoy' : 'void'];
  if (word === 'cut') return ['cut'];
  if (word === 'disrupted' && reason.code === 'convoy-paradox') return ['disrupted'];
  if (word !== 'fails') return order.kind === 'disband' ? ['disband'] : [];
  if (reason.code === 'convoy-disrupted' || reason.code === 'convoy-paradox') return ['no convoy'];
  return ['bounce'];
}

/** What became of every unit, by its text: `{ 'A PAR': ['bounce'], 'F BRE': [] }`. */
export function toPythonResults(result: PhaseResult): Readonly<Record<string, readonly string[]>> {
  const words: Record<string, readonly string[]> = {};
  for (const judged of result.orders) {
    if (judged.order.kind === 'waive') {
      words.WAIVE = judged.result[0] === 'illegal' ? ['void'] : [''];
      continue;
    }
    const unit = judged.unit === undefined ? formatUnit(judged.order.unit) : formatUnit(judged.unit);
    const own = ownWord(judged);
    if (result.phase === 'build') words[unit] = own.length === 0 || own[0] === 'disband' ? [''] : own;
    else words[unit] = judged.reason.dislodged === undefined ? own : [...own, 'dislodged'];
  }
  if (result.phase === 'build') return words;
  for (const { unit, reason } of result.unordered)
    words[formatUnit(unit)] = reason.dislodged === undefined ? [] : ['dislodged'];
  if (result.phase === 'movement') return words;
  for (const unit of result.disbanded) {
    const before = words[formatUnit(unit)] ?? [];
    if (!before.includes('disband')) words[formatUnit(unit)] = [...before, 'disband'];
  }
  return words;
}
