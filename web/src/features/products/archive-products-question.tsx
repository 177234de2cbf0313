import { inParts } from '@quarry/contracts/bulk';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import type { ArchiveEffectsQueryVariables } from './archive.operations.generated.ts';

/** Says what archiving the selected products means together, and asks for one reason. */
export function ArchiveProductsQuestion({ label, ids, matching, onConfirm, onClose }: BulkQuestionProps) {
  return (
    <ArchiveDialog
      title={label}
      confirmLabel={label}
      chosen={selectionOf(ids, matching)}
      onArchive={(archival) => {
        onConfirm(archival);
        return undefined;
      }}
      onClose={onClose}
    />
  );
}

function selectionOf(ids: readonly string[], matching: BulkQuestionProps['matching']): ArchiveEffectsQueryVariables {
  if (!matching) return { ids: inParts(ids) };
  return { ...matching, released: inParts(ids) };
}
