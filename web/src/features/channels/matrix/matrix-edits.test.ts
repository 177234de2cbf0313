import { describe, expect, it } from 'vitest';
import { columnKey, inputOf, truthOf, withEdit, type PendingCells } from './matrix-edits.ts';

const none: PendingCells = new Map();
const isOn = columnKey({ channelId: 'c1', field: 'published' });
const price = columnKey({ channelId: 'c1', field: 'price' });
const listed = {
  product: 'Kettle',
  cell: {
    state: 'LISTED',
    mayPublish: true,
    hurdles: [],
    effectivePrice: null,
    listing: { id: 'l1', published: true, price: { minor: 1990, currency: 'EUR' } },
  },
} as const;

describe('cells of the matrix', () => {
  it('hold what somebody changed of them, and nothing that holds anyway', () => {
    const off = withEdit(none, { rowId: 'v1', column: isOn, text: 'false' }, listed);
    const dearer = withEdit(off, { rowId: 'v1', column: price, text: ' 21,00 ' }, listed);
    expect(inputOf(dearer)).toEqual([[{ channelId: 'c1', variantId: 'v1', published: false, price: '21.00' }]]);
    const asBefore = withEdit(dearer, { rowId: 'v1', column: price, text: '19.90' }, listed);
    expect(inputOf(asBefore)).toEqual([[{ channelId: 'c1', variantId: 'v1', published: false }]]);
    expect(withEdit(asBefore, { rowId: 'v1', column: isOn, text: 'true' }, listed).size).toBe(0);
  });

  it('take an own price away with an empty text', () => {
    const emptied = withEdit(none, { rowId: 'v1', column: price, text: null }, listed);
    expect(inputOf(emptied)).toEqual([[{ channelId: 'c1', variantId: 'v1', price: '' }]]);
  });

  it('go to the server in parts that it lets in', () => {
    const cell = { channelId: 'c1', product: 'Kettle', published: true };
    const many: PendingCells = new Map(
      Array.from({ length: 2_500 }, (_unused, at) => [`v${at} c1`, { ...cell, variantId: `v${at}` }]),
    );
    expect(inputOf(many).map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  });

  it('read yes and no as spreadsheets write them, and nothing else', () => {
    expect([' Yes', 'x', '1', 'JA', 'oui', 'TRUE'].map(truthOf)).toEqual(Array.from({ length: 6 }, () => 'true'));
    expect(['no', '0', 'Nein', 'FALSE', 'Não'].map(truthOf)).toEqual(Array.from({ length: 5 }, () => 'false'));
    expect(['', 'perhaps', '19.90'].map(truthOf)).toEqual([undefined, undefined, undefined]);
  });
});
