import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Asks which of the selected categories stays; with one, into which other it goes. It is one transaction, and no run. */
export function MergeCategoriesQuestion({ label, ids, onClose, onDone }: BulkQuestionProps) {
  return <MergeDialog ids={ids} title={label} onClose={onClose} onDone={onDone ?? onClose} />;
}
