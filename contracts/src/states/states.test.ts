import { describe, expect, it } from 'vitest';
import type { Action } from '../access/index.ts';
import { reasoned } from '../wording/index.ts';
import { actionsNow, refusalToBe, refusalToGo, type StateTable, wayBetween } from './index.ts';

type Door = 'OPEN' | 'SHUT' | 'LOCKED';

const brand = (name: string) => reasoned('BRAND_ARCHIVED', { brand: name });
const doors: StateTable<Door, { isJammed: boolean }> = {
  actions: [
    { action: 'shut', from: ['OPEN'], to: 'SHUT', right: 'update' },
    {
      action: 'lock',
      from: ['OPEN', 'SHUT'],
      to: 'LOCKED',
      right: 'archive',
      guard: ({ isJammed }) => (isJammed ? brand('jammed') : null),
    },
    { action: 'open', from: ['SHUT'], to: 'OPEN', right: 'update' },
  ],
  noWay: (from, to, ways) => brand(`${from} to ${to}, but ${ways.join()}`),
};
const free = { isJammed: false };
const all = () => undefined;
const said = (door: Door, facts = free, lacking: (right: Action) => Action | undefined = all) =>
  actionsNow(doors, door, facts, lacking).map(({ action, refusal, lacks }) => [
    action,
    refusal?.wording.params.brand ?? lacks,
  ]);

describe('a table of states', () => {
  it('offers what leads away, and says of the rest why not', () => {
    expect(said('OPEN')).toEqual([
      ['shut', null],
      ['lock', null],
    ]);
    expect(said('LOCKED')).toEqual([
      ['shut', 'LOCKED to SHUT, but '],
      ['open', 'LOCKED to OPEN, but '],
    ]);
    expect(said('OPEN', { isJammed: true })).toContainEqual(['lock', 'jammed']);
  });

  it('names the right that is missing before anything else', () => {
    const lacking = (right: Action) => (right === 'archive' ? right : undefined);
    expect(said('SHUT', { isJammed: true }, lacking)).toEqual([
      ['lock', 'archive'],
      ['open', null],
    ]);
  });

  it('answers a command as it answered the screen', () => {
    for (const from of ['OPEN', 'SHUT', 'LOCKED'] as const) {
      for (const facts of [free, { isJammed: true }]) {
        for (const { to, refusal } of actionsNow(doors, from, facts, all)) {
          expect(refusalToGo(doors, from, to, facts)).toEqual(refusal);
        }
      }
    }
  });

  it('keeps a state closed whose guard stands in the way, by whichever way', () => {
    expect(refusalToBe(doors, 'LOCKED', { isJammed: true })).toEqual(brand('jammed'));
    expect(refusalToBe(doors, 'LOCKED', free)).toBeNull();
    expect(wayBetween(doors, 'LOCKED', 'OPEN')).toBeUndefined();
  });
});
