import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { saveProblem } from '../../ui/save-problem.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { shelvesMessages } from './shelves.messages.ts';
import type { ShelfRowFragment } from './shelves.operations.generated.ts';
import { useAcceptAs } from './use-decide-shelf.ts';

/** Accepts a shelf as another category than the proposed one. */
export function ChooseCategory({ shelf, onClose }: { shelf: ShelfRowFragment; onClose: () => void }) {
  const t = useMessages(shelvesMessages);
  const tKit = useMessages(kitMessages);
  const tell = useTellOutcome();
  const acceptAs = useAcceptAs();
  const choose = async (categoryId: string | null): Promise<string | undefined> => {
    try {
      const outcome = await acceptAs({ shelf, categoryId });
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
    <CategoryDialog
      title={t('chooseTitle', { name: shelf.text })}
      label={t('category')}
      confirmLabel={t('accept')}
      onChoose={choose}
      onClose={onClose}
    >
      {t('chooseText')}
    </CategoryDialog>
  );
}
