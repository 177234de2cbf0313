import { useMessages } from '../../i18n/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { AttributeDialog } from './attribute-dialog.tsx';
import { propertyNamesMessages } from './property-names.messages.ts';

/** Asks whether the selected names are accepted as what is proposed for each, or all as one attribute. */
export function AcceptPropertyNamesQuestion({ label, onConfirm, onClose }: BulkQuestionProps) {
  const t = useMessages(propertyNamesMessages);
  return (
    <AttributeDialog
      title={label}
      label={t('forAll')}
      help={t('forAllHelp')}
      confirmLabel={label}
      isOptional
      onChoose={(attributeId) => {
        onConfirm(attributeId === null ? undefined : { attributeId });
        return undefined;
      }}
      onClose={onClose}
    >
      {t('chooseText')}
    </AttributeDialog>
  );
}
