import { templateLimits } from '@quarry/contracts/templates';
import { useRecord } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { TypedNumberDialog } from '../../../ui/typed-number-dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import type { OwnEntry } from './own-entries.ts';
import { templateMessages } from './template.messages.ts';
import { CategoryTemplateEffectsDocument } from './template.operations.generated.ts';

type TemplateQuestionProps = {
  category: { id: string; name: string };
  entries: readonly OwnEntry[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what the change does to products before it is saved; where many become incomplete, their number is typed. */
export function TemplateQuestion({ category, entries, ...rest }: TemplateQuestionProps) {
  useReturnFocus();
  const t = useMessages(templateMessages);
  const format = useFormat();
  const query = useRecord(CategoryTemplateEffectsDocument, { id: category.id, input: { entries: [...entries] } });
  const told = query.data?.categoryTemplateEffects;
  const dialog = {
    title: t('confirmTitle', { name: category.name }),
    text: t('confirmText'),
    confirmLabel: t('save'),
    ...rest,
  };
  const effects = (
    <div aria-live="polite" aria-busy={!told}>
      {query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {told ? (
        <ul>
          <li>{t('incomplete', { count: told.incomplete })}</li>
          <li>{t('complete', { count: told.complete })}</li>
          {told.valuesOutside > 0 && <li>{t('outside', { count: told.valuesOutside })}</li>}
        </ul>
      ) : (
        !query.error && <p>{t('checking')}</p>
      )}
    </div>
  );
  if (told && told.incomplete > templateLimits.typedAbove) {
    const records = format.number(told.incomplete);
    return (
      <TypedNumberDialog
        {...dialog}
        label={t('typeNumber', { records })}
        wrong={t('wrongNumber', { records })}
        number={told.incomplete}
      >
        {effects}
      </TypedNumberDialog>
    );
  }
  return (
    <ConfirmDialog isOpen {...dialog} isBusy={rest.isBusy || !told}>
      {effects}
    </ConfirmDialog>
  );
}
