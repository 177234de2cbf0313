import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from 'sonner';
import { expect } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { TreeScreen, useOpenBranches, useTree } from '../index.ts';
import { plantTree, type Leaf, type PlantedTree, type Plan } from './plant-tree.ts';

let tree: PlantedTree;

function Leaves() {
  const open = useOpenBranches('leaves');
  const [text, setText] = useState('');
  const shown = useTree<Leaf>({
    name: 'leaves',
    key: 'Leaves',
    branch: tree.branch,
    find: tree.find,
    open,
    onMove: tree.move,
  });
  return (
    <>
      <Toaster />
      <TreeScreen
        title="Leaves"
        tree={shown}
        columns={[{ key: 'kind', header: 'Kind', width: '80px', cell: ({ kind }) => kind }]}
        nodeLink={({ id }) => ({ to: '/', hash: id })}
        search={{ text, onSearch: setText }}
        bulkActions={[{ key: 'rake', label: (count) => `Rake ${count}` }]}
        empty={{ title: 'No leaves', text: 'None yet.' }}
      />
    </>
  );
}

export function plant(plan: Plan): PlantedTree {
  tree = plantTree(plan);
  return tree;
}

export const render = () => renderRoute(Leaves, '/');

export async function show() {
  const view = await render();
  await screen.findByRole('treegrid');
  return view;
}

export async function row(name: string): Promise<HTMLTableRowElement> {
  const link = await screen.findByRole('link', { name });
  return link.closest('tr') as HTMLTableRowElement;
}

/** The nodes that are shown, in their order. */
export const names = () =>
  screen
    .getAllByRole('row')
    .filter((one) => one.hasAttribute('aria-posinset'))
    .map((one) => within(one).getByRole('link').textContent);

export const press = (keys: string) => act(() => userEvent.keyboard(keys));

export const focusedIs = (name: string) =>
  waitFor(() => expect(document.activeElement?.querySelector('a')?.textContent).toBe(name));
