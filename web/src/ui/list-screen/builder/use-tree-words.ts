import { useMemo } from 'react';
import { useAbilities, useRecord } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import { useRecordNames, type NamedIds } from '../../record-choices/index.ts';
import type { List } from '../use-list.ts';
import { builderMessages } from './builder.messages.ts';
import { parseTree, type Group } from './filter-tree.ts';
import { ListFieldsDocument, type ListFieldsQuery } from './list-fields.operations.generated.ts';
import { offeredFields, type OfferedField } from './offered-fields.ts';

export type AskedList = Pick<
  List<unknown>,
  'name' | 'key' | 'text' | 'variables' | 'filters' | 'where' | 'setFilter' | 'error' | 'fieldLabels'
>;
export type NamedColumn = { key: string; header: string; sort?: string; path?: string };

/** The fields of a list with their names, and how they are spoken of. */
export function useTreeWords(list: AskedList, columns: readonly NamedColumn[]) {
  const t = useMessages(builderMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { data } = useRecord(ListFieldsDocument, { list: list.name });
  const { filters, fieldLabels, where } = list;
  const abilities = useAbilities();
  const known = useRecordNames(useMemo(() => namedIds(where, data?.listFields ?? []), [where, data]));
  const fields: readonly OfferedField[] | undefined = useMemo(
    () =>
      data &&
      offeredFields(data.listFields, {
        filters,
        columns,
        labels: fieldLabels,
        canRead: (subject) => abilities.can('read', subject),
        names: new Map([...known].map(([id, name]) => [id, name ?? t('gone')])),
        yes: tKit('yes'),
        no: tKit('no'),
      }),
    [data, filters, columns, fieldLabels, abilities, known, t, tKit],
  );
  return { t, format, fields };
}

/** The ids of a filter by what they name. */
function namedIds(where: string | undefined, described: ListFieldsQuery['listFields']): NamedIds[] {
  const tree = parseTree(where);
  return described.flatMap(({ name, of }) => (of && tree ? [{ of, ids: [...new Set(valuesOf(tree, name))] }] : []));
}

function valuesOf({ clauses, groups }: Group, field: string): string[] {
  const own = clauses.filter((clause) => clause.field === field).flatMap(({ values }) => values);
  return [...own, ...groups.flatMap((inner) => valuesOf(inner, field))];
}
