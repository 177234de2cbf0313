import { describe, expect, it } from 'vitest';
import { moved, rowsOfCsv } from './rows.ts';

describe('rows', () => {
  it('are moved within their list, and nowhere else', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('are read from what was written as CSV', () => {
    expect(rowsOfCsv('\u{feff}"Name"\r\n"A ""b"", c"\r\nLamp,12\r\n\r\n')).toEqual(['A "b", c', 'Lamp']);
    expect(rowsOfCsv('')).toEqual([]);
  });
});
