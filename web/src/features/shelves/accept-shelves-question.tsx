import { useMessages } from '../../i18n/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { shelvesMessages } from './shelves.messages.ts';

/** Asks whether the selected shelves are accepted as what is proposed for each, or all as one category. */
export function AcceptShelvesQuestion({ label, onConfirm, onClose }: BulkQuestionProps) {
  const t = useMessages(shelvesMessages);
  return (
    <CategoryDialog
      title={label}
      label={t('forAll')}
      help={t('forAllHelp')}
      confirmLabel={label}
      isOptional
      onChoose={(categoryId) => {
        onConfirm(categoryId === null ? undefined : { categoryId });
        return undefined;
      }}
      onClose={onClose}
    >
      {t('chooseText')}
    </CategoryDialog>
  );
}
