import { useMemo } from 'react';
import { useRecord } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import type { List } from '../use-list.ts';
import { builderMessages } from './builder.messages.ts';
import { ListFieldsDocument } from './list-fields.operations.generated.ts';
import { offeredFields, type OfferedField } from './offered-fields.ts';

export type AskedList = Pick<
  List<unknown>,
  'key' | 'text' | 'variables' | 'filters' | 'where' | 'setFilter' | 'error' | 'fieldLabels'
>;
export type NamedColumn = { key: string; header: string; sort?: string; path?: string };

/** The fields of a list with their names, and how they are spoken of. */
export function useTreeWords(list: AskedList, columns: readonly NamedColumn[]) {
  const t = useMessages(builderMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { data } = useRecord(ListFieldsDocument, { list: rootFieldOf(list.text) });
  const { filters, fieldLabels } = list;
  const fields: readonly OfferedField[] | undefined = useMemo(
    () =>
      data &&
      offeredFields(data.listFields, { filters, columns, labels: fieldLabels, yes: tKit('yes'), no: tKit('no') }),
    [data, filters, columns, fieldLabels, tKit],
  );
  return { t, format, fields };
}

/** The list as the schema calls it: the first field of its query. */
export function rootFieldOf(text: string): string {
  return /\)\s*\{\s*(\w+)/.exec(text)?.[1] ?? '';
}
