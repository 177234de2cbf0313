import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { TreeScreen, useOpenBranches, useTree, type TreeColumn } from '../../ui/tree/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { kitTree, type Shelf, type TreeState } from './kit-tree.ts';

const columns: readonly TreeColumn<Shelf>[] = [
  {
    key: 'state',
    header: 'State',
    width: '120px',
    cell: ({ isFull }) => <StatusDot tone={isFull ? 'warning' : 'success'} label={isFull ? 'Full' : 'Free'} />,
  },
  {
    key: 'below',
    header: 'Below',
    width: '90px',
    isNumber: true,
    cell: ({ childCount }) => <NumberText value={childCount} />,
  },
  {
    key: 'seenAt',
    header: 'Seen',
    width: '150px',
    isWideOnly: true,
    cell: ({ seenAt }) => <RelativeTime at={seenAt} />,
  },
];

const bulkActions: readonly BulkAction[] = [{ key: 'archive', label: (count) => `Clear ${count}` }];

/** A tree of ten thousand nodes; what it is answered makes its state. */
export function TreePart({ state }: { state: TreeState }) {
  const [{ branch, find, move }] = useState(() => kitTree(state));
  const [text, setText] = useState('');
  const open = useOpenBranches(`kit ${state}`);
  const tree = useTree({ name: 'kitRows', key: 'KitShelves', branch, find, open, onMove: move });
  return (
    <TreeScreen
      title="Shelves"
      tree={tree}
      columns={columns}
      nodeLink={() => ({ to: '/kit/$part', params: { part: 'record' } })}
      search={{ text, onSearch: setText }}
      bulkActions={bulkActions}
      empty={{ title: 'No shelves yet', text: 'Shelves show here once somebody has put one up.' }}
    >
      <Button>Add shelf</Button>
    </TreeScreen>
  );
}
