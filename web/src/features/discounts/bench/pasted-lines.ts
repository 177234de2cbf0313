import { readTsv } from '../../../ui/grid/tsv.ts';
import type { CartLine } from './bench-search.ts';

/** Lines of a cart as they are copied from a spreadsheet: SKU, quantity, price; a quantity that is left out is one. */
export function pastedLines(text: string): CartLine[] {
  return readTsv(text.includes('\t') ? text : text.replaceAll(';', '\t')).flatMap(
    ([sku = '', quantity = '', price = '']) =>
      sku.trim() === '' ? [] : [{ ref: { sku: sku.trim() }, quantity: quantity.trim() || '1', price: price.trim() }],
  );
}
