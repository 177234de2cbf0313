import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

async function rowsOf(text: string, partBytes = 3): Promise<string[][]> {
  const bytes = Buffer.from(text);
  async function* parts() {
    for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
  }
  const rows: string[][] = [];
  for await (const row of readBlock(parts())) rows.push(row);
  return rows;
}

describe('a copied block', () => {
  it('has a quoted cell for one with line ends, and a quote within a cell stands for itself', async () => {
    expect(await rowsOf('a\t"two\nlines ""so"""\tc\r\n5" pipe\tß\t\r\n')).toEqual([
      ['a', 'two\nlines "so"', 'c'],
      ['5" pipe', 'ß', ''],
    ]);
    expect(await rowsOf('"so" he said\t"yes"\nb\tc')).toEqual([
      ['"so" he said', '"yes"'],
      ['b', 'c'],
    ]);
    expect(await rowsOf('"never closed\tb\nc\td\n')).toEqual([
      ['"never closed', 'b'],
      ['c', 'd'],
    ]);
  });

  it('counts rows without text, and takes rows of any length', async () => {
    expect(await rowsOf('a\n\n\tb\tc\n')).toEqual([['a'], [''], ['', 'b', 'c']]);
    expect(await rowsOf('one cell')).toEqual([['one cell']]);
  });
});
