import { Button } from '@mantine/core';
import type { TypedDocument } from '../../data/index.ts';
import {
  choiceFilter,
  ListScreen,
  useList,
  type BulkAction,
  type Column,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { MoneyText, RelativeTime } from '../../ui/values.tsx';
import type { KitRow } from './answer-by-hand.ts';
import type { WindowAnswer } from '../../testing/list-answer.ts';

type Answer = { kitRows: WindowAnswer<KitRow> };
type Variables = { first: number; after?: string | null; search?: string | null };

const rowsDocument: TypedDocument<Answer, Variables> = {
  name: 'KitRows',
  text: 'query KitRows($first: Int!, $after: String, $from: ListStart, $search: String, $filter: JSON, $sort: JSON) { kitRows { nodes { id } } }',
};

const rowsList = {
  name: 'kitRows',
  document: rowsDocument,
  sort: 'name',
  link: () => ({ to: '/kit/$part', params: { part: 'record' } }),
} satisfies ListOf<typeof rowsDocument>;

const columns: readonly Column<KitRow>[] = [
  { key: 'name', header: 'Name', width: 220, sort: 'name', isText: true, cell: ({ name }) => name },
  {
    key: 'status',
    header: 'Status',
    width: 130,
    cell: ({ status }) => (
      <StatusDot
        tone={status === 'ACTIVE' ? 'success' : 'neutral'}
        label={status === 'ACTIVE' ? 'Active' : 'Archived'}
      />
    ),
  },
  { key: 'price', header: 'Price', width: 120, isNumber: true, cell: ({ price }) => <MoneyText money={price} /> },
  { key: 'seenAt', header: 'Seen', width: 150, sort: 'seenAt', cell: ({ seenAt }) => <RelativeTime at={seenAt} /> },
];

const filters = [
  choiceFilter('status', 'Status', [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'ARCHIVED', label: 'Archived' },
  ]),
];

const bulkActions: readonly BulkAction[] = [{ key: 'archive', label: (count) => `Archive ${count}` }];

/** One list screen; what it is answered makes its state. */
export function ListPart() {
  const list = useList(rowsList, { columns, filters });
  return (
    <ListScreen
      title="Kettles"
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      bulkActions={bulkActions}
      empty={{ title: 'No kettles yet', text: 'Kettles show here once somebody has added one.' }}
    >
      <Button>Add kettle</Button>
    </ListScreen>
  );
}
