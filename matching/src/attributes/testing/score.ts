import { writeExact } from '../exact.ts';
import { readAttributes } from '../read-attributes.ts';
import { baseUnits } from '../units.ts';
import type { AttributeValue, Finding } from '../value.ts';
import { kindOfKey, type LabelledText } from './labelled-texts.ts';

export type Score = { right: number; wrong: number; missed: number };

/** The name of a kind in the labelled texts, where it is another. */
const labelNames: Readonly<Record<string, string>> = { energyClass: 'class', compatibility: 'fits' };

/** A value or finding as the labelled texts write it. */
export function keyOf(read: AttributeValue | Finding): string {
  const name = labelNames[read.kind] ?? read.kind;
  if ('reason' in read) return `!${name}=${read.reason}`;
  if ('number' in read) {
    const end = read.to ? `..${writeExact(read.to)}` : '';
    const of = read.kind === 'dimension' ? (read.side ?? 'dim') : read.kind;
    return `${of}=${writeExact(read.number)}${end} ${baseUnits[read.family]}`;
  }
  if (read.kind === 'pack') return `${read.of}=${read.count}`;
  if (read.kind === 'material') return `material=${read.code}${read.percent === undefined ? '' : ` ${read.percent}%`}`;
  if ('width' in read) return `bedding=${writeExact(read.width)}x${writeExact(read.length)} mm`;
  return `${name}=${read.code}`;
}

/** What was read rightly, wrongly and not at all, by kind, with the texts that are not wholly right. */
export function scoreOf(texts: readonly LabelledText[]): { byKind: Map<string, Score>; faults: string[] } {
  const byKind = new Map<string, Score>();
  const faults: string[] = [];
  const count = (key: string, as: keyof Score): void => {
    const kind = kindOfKey(key);
    const score = byKind.get(kind) ?? { right: 0, wrong: 0, missed: 0 };
    byKind.set(kind, { ...score, [as]: score[as] + 1 });
  };
  for (const { line, place, text, expected } of texts) {
    const { values, findings } = readAttributes(place, text);
    const left = [...expected];
    const wrong: string[] = [];
    for (const key of [...values, ...findings].map(keyOf)) {
      const at = left.indexOf(key);
      if (at >= 0) left.splice(at, 1);
      else wrong.push(key);
      count(key, at >= 0 ? 'right' : 'wrong');
    }
    for (const key of left) count(key, 'missed');
    if (wrong.length + left.length > 0)
      faults.push(
        `${line} ${JSON.stringify(place)} "${text}": wrong ${wrong.join(', ') || '-'}; missed ${left.join(', ') || '-'}`,
      );
  }
  return { byKind, faults };
}
