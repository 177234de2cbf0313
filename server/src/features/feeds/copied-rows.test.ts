import { describe, expect, it } from 'vitest';
import { CopiedRows } from './copied-rows.ts';

const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const value = (text: string | null) => {
  const bytes = Buffer.from(text ?? '');
  return Buffer.concat([int32(text === null ? -1 : bytes.length), bytes]);
};
const head = (extension = '') =>
  Buffer.concat([
    Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'),
    int32(0),
    int32(extension.length),
    Buffer.from(extension),
  ]);
const row = (...values: (string | null)[]) => Buffer.concat([int16(values.length), ...values.map(value)]);
const copied = (...rows: Buffer[]) => Buffer.concat([head(), ...rows, int16(-1)]);

const read = (bytes: Buffer, size = bytes.length) => {
  const rows = new CopiedRows((tag, text) => (tag === 'gone' ? undefined : `[${tag}|${text}]`));
  const texts = [];
  // Each piece lies where the one before it was.
  for (let at = 0; at < bytes.length; at += size)
    for (const piece of rows.take(bytes.subarray(at, at + size))) texts.push(Buffer.from(piece));
  texts.push(rows.end());
  return { text: Buffer.concat(texts).toString(), count: rows.count };
};

describe('rows that are copied', () => {
  const bytes = copied(
    row(null, 'Zürich 木 \\ \n'),
    row(null, ''),
    row('csv A|1', 'ä;b'),
    row(null, null),
    row('gone', 'x'),
    row('', ''),
    row(null, 'last'),
  );
  const whole = { text: 'Zürich 木 \\ \n[csv A|1|ä;b][|]last', count: 6 };

  it('are passed on as they are, those with a tag rewritten', () => {
    expect(read(bytes)).toEqual(whole);
  });

  it('are the same however their chunks are cut', () => {
    for (let size = 1; size < bytes.length; size += 1) expect(read(bytes, size)).toEqual(whole);
  });

  it('are passed on in pieces, whatever of a row one has room for', () => {
    const texts = ['short', 'ä'.repeat(200_000), 'b'.repeat(700_000), '', 'c'.repeat(262_144), 'last'];
    const many = copied(...texts.map((text) => row(null, text)), row('csv A|1', 'd'.repeat(300_000)));
    const passed = `${texts.join('')}[csv A|1|${'d'.repeat(300_000)}]`;
    for (const size of [1_000, 65_536, 300_001, many.length]) {
      const { text, count } = read(many, size);
      expect({ isSame: text === passed, count }).toEqual({ isSame: true, count: 7 });
    }
  });

  it('may be none, and have something before them', () => {
    expect(read(copied())).toEqual({ text: '', count: 0 });
    expect(read(Buffer.concat([head('more'), row(null, 'a'), int16(-1)]), 1)).toEqual({ text: 'a', count: 1 });
  });

  it('are refused where they are cut short, of other columns, or no binary form', () => {
    expect(() => read(bytes.subarray(0, -2))).toThrow('within a row');
    expect(() => read(bytes.subarray(0, 40))).toThrow('within a row');
    expect(() => read(copied(row('only one')))).toThrow('1 columns');
    expect(() => read(Buffer.from('text\tof rows\nand more of it'))).toThrow('no binary form');
    expect(() => read(Buffer.concat([copied(), Buffer.from('x')]))).toThrow('after its end');
  });
});
