import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { saveProblem } from '../../ui/save-problem.ts';
import { AttributeDialog } from './attribute-dialog.tsx';
import { propertyNamesMessages } from './property-names.messages.ts';
import type { PropertyNameRowFragment } from './property-names.operations.generated.ts';
import { useAcceptAs } from './use-decide-property-name.ts';

/** Accepts a name as another attribute than the proposed one. */
export function ChooseAttribute({
  propertyName,
  onClose,
}: {
  propertyName: PropertyNameRowFragment;
  onClose: () => void;
}) {
  const t = useMessages(propertyNamesMessages);
  const tKit = useMessages(kitMessages);
  const tell = useTellOutcome();
  const acceptAs = useAcceptAs();
  const choose = async (attributeId: string | null): Promise<string | undefined> => {
    try {
      const outcome = await acceptAs({ propertyName, attributeId });
      if (outcome.kind === 'refused') return outcome.text;
      onClose();
      tell(outcome);
      void outcome.reload?.();
      return undefined;
    } catch (error) {
      return saveProblem(error, tKit);
    }
  };
  return (
    <AttributeDialog
      title={t('chooseTitle', { name: propertyName.text })}
      label={t('attribute')}
      confirmLabel={t('accept')}
      onChoose={choose}
      onClose={onClose}
    >
      {t('chooseText')}
    </AttributeDialog>
  );
}
