import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOfKey, readLabelledTexts } from './labelled-texts.ts';

const texts = readLabelledTexts(readFileSync(join(import.meta.dirname, 'labelled-texts.txt'), 'utf8'));

describe('the labelled texts', () => {
  it('are at least 60 for each kind, in four languages', () => {
    const counts = new Map<string, number>();
    const languages = new Map<string, Set<string>>();
    for (const { expected, language } of texts) {
      for (const kind of new Set(expected.map(kindOfKey))) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        languages.set(kind, (languages.get(kind) ?? new Set()).add(language));
      }
    }
    expect(counts.size).toBe(16);
    expect([...counts].filter(([, count]) => count < 60)).toEqual([]);
    expect([...languages].filter(([, used]) => used.size !== 4)).toEqual([]);
  });

  it('stand there once each', () => {
    const keys = texts.map(({ language, place, text }) => JSON.stringify([language, place, text]));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('hold more than a third back', () => {
    const share = texts.filter(({ isHeldBack }) => isHeldBack).length / texts.length;
    expect(share).toBeGreaterThan(1 / 3);
    expect(share).toBeLessThan(0.4);
  });
});
