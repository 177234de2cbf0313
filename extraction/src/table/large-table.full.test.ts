import { expect, it } from 'vitest';
import { readTable } from './index.ts';

const megabyte = 1024 * 1024;

/** So many bytes of a table, made as they are read. */
async function* largeTable(bytes: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('sku,name,description,price\n');
  for (let made = 0, row = 1; made < bytes;) {
    const lines: string[] = [];
    for (let count = 0; count < 500; count += 1, row += 1)
      lines.push(`${row},"Chair, no. ${row}","${'Some words. '.repeat(10)}",${row % 1000}.50\n`);
    const part = Buffer.from(lines.join(''));
    made += part.length;
    yield part;
  }
}

async function* withLongCell(bytes: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('sku,name\n1,"');
  const part = Buffer.alloc(megabyte, 'words, and ""more""\n');
  for (let made = 0; made < bytes; made += part.length) yield part;
  yield Buffer.from('"\n2,Desk\n');
}

/** The most that the heap held beyond what it held before, looked at whenever more is asked for; and what was read. */
async function readHeld(chunks: AsyncIterable<Uint8Array>): Promise<{ heldMb: number; rows: number; leftOut: number }> {
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      most = Math.max(most, process.memoryUsage().heapUsed - before);
      yield chunk;
    }
  }
  for await (const item of readTable(watched())) {
    if (item.kind !== 'end') continue;
    const { rows, leftOut } = item.summary;
    return { heldMb: most / megabyte, rows, leftOut };
  }
  throw new Error('The table ended without a summary.');
}

it('a table of 100 MB is read within the memory of a small part of it', async () => {
  const { heldMb, rows, leftOut } = await readHeld(largeTable(100 * megabyte));
  expect(rows).toBeGreaterThan(600_000);
  expect(leftOut).toBe(0);
  expect(heldMb).toBeLessThan(60);
});

it('a cell of 100 MB is passed over within the memory of a small part of it', async () => {
  const { heldMb, rows, leftOut } = await readHeld(withLongCell(100 * megabyte));
  expect({ rows, leftOut }).toEqual({ rows: 1, leftOut: 1 });
  expect(heldMb).toBeLessThan(60);
});
