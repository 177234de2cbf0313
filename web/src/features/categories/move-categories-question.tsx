import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { MoveDialog } from '../../ui/tree/index.ts';
import { categoryTree } from './category-tree.ts';

/** Asks below which category the selected ones go. */
export function MoveCategoriesQuestion({ label, ids, onConfirm, onClose }: BulkQuestionProps) {
  return (
    <MoveDialog
      tree={categoryTree}
      title={label}
      ids={ids}
      onMove={async ({ parentId }) => {
        onConfirm({ parentId });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
