import { readTsv } from '../../../ui/grid/tsv.ts';
import type { CartLine } from './bench-search.ts';

/** Lines of a cart as they are copied from a spreadsheet: SKU, quantity, price, each line by tabs or semicolons; no quantity is one. */
export function pastedLines(text: string): CartLine[] {
  const lines = text.split('\n').map((line) => (line.includes('\t') ? line : line.replaceAll(';', '\t')));
  return readTsv(lines.join('\n')).flatMap(([sku = '', quantity = '', price = '']) =>
    sku.trim() === '' ? [] : [{ ref: { sku: sku.trim() }, quantity: quantity.trim() || '1', price: price.trim() }],
  );
}
