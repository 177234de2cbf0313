import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { GridEditor } from '../../platform/graphql/index.ts';
import type { TargetColumn } from '../../platform/imports/index.ts';
import { type ProductColumn, productColumns } from './import-columns.ts';

/** A column of the grid; one without a target is shown and changed elsewhere. */
export type ProductGridColumn = {
  key: string;
  names: ProductColumn['names'];
  groups: ProductColumn['groups'];
  locale: string | null;
  editor: GridEditor;
  target: TargetColumn | null;
};

export const statusColumn = 'status';

const statusNames = { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' };

const editors: Readonly<Record<ProductColumn['type'], GridEditor>> = {
  id: 'NONE',
  media: 'NONE',
  tags: 'TAGS',
  gtin: 'IDENTIFIER',
  part_number: 'IDENTIFIER',
  text: 'TEXT',
  option: 'TEXT',
  options: 'TEXT',
  long_text: 'LONG_TEXT',
  integer: 'NUMBER',
  number: 'NUMBER',
  measure: 'TEXT',
  money: 'TEXT',
  product: 'IDENTIFIER',
  boolean: 'BOOLEAN',
  date: 'DATE',
  url: 'WEB_ADDRESS',
  brand: 'BRAND',
  category: 'CATEGORY',
};

/** What the grid of products can show: what files can bring but the id, and the status. */
export async function productGridColumns(deps: Pick<Deps, 'settings'> & { db: Db }): Promise<ProductGridColumn[]> {
  const columns = (await productColumns(deps)).filter(({ place }) => place !== null);
  const edited = columns.map((column): ProductGridColumn => {
    const { key, names, groups, place, type } = column;
    return { key, names, groups, locale: place?.locale || null, editor: editors[type], target: column };
  });
  const status = { key: statusColumn, names: statusNames, groups: statusNames, locale: null, target: null };
  return [...edited, { ...status, editor: 'NONE' }];
}
