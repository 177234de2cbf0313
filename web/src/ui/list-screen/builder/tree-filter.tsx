import { FilterBuilder } from './filter-builder.tsx';
import { TreeChips } from './tree-chips.tsx';
import type { AskedList, NamedColumn } from './use-tree-words.ts';

type TreeFilterProps = {
  title: string;
  list: AskedList;
  columns: readonly NamedColumn[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The filter that people build themselves: in words among the chips, and in a panel to be changed. */
export function TreeFilter({ title, list, columns, isOpen, onOpen }: TreeFilterProps) {
  return (
    <>
      <TreeChips list={list} columns={columns} onOpen={() => onOpen(true)} />
      {isOpen && <FilterBuilder title={title} list={list} columns={columns} onClose={() => onOpen(false)} />}
    </>
  );
}
