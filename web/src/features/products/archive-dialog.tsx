import { Button } from '@mantine/core';
import { type Archival, archiveProductInput } from '@quarry/contracts/products';
import type { SyntheticEvent } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { SelectField, TextareaField, useRecordForm } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { ArchiveEffects } from './archive-effects.tsx';
import { useArchiveReasons } from './archive-reasons.ts';
import classes from './archive.module.css';
import { archiveMessages } from './archive.messages.ts';
import type { ArchiveEffectsQueryVariables } from './archive.operations.generated.ts';
import { useArchiveEffects } from './use-archive-effects.ts';

export type ArchiveIssues = readonly { path: string; code: string }[];

type ArchiveDialogProps = {
  title: string;
  confirmLabel: string;
  /** What is archived, as the server counts what hangs on it. */
  chosen: ArchiveEffectsQueryVariables;
  /** Answers what is wrong with the reason; the caller closes this. */
  onArchive: (archival: Archival) => Promise<ArchiveIssues | undefined> | undefined;
  onClose: () => void;
};

const beginning = { reason: '', note: '' };

/** Says what archiving means, and asks for the reason. */
export function ArchiveDialog({ title, confirmLabel, chosen, onArchive, onClose }: ArchiveDialogProps) {
  useReturnFocus();
  const t = useMessages(archiveMessages);
  const tKit = useMessages(kitMessages);
  const effects = useArchiveEffects(chosen);
  const form = useRecordForm<typeof beginning, Archival>(archiveProductInput, beginning);
  const archive = form.handleSubmit(async (archival) => {
    const issues = (await onArchive(archival)) ?? [];
    for (const [index, { path, code }] of issues.entries())
      form.setError(path as keyof typeof beginning, { type: code }, { shouldFocus: index === 0 });
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void archive();
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <FormProvider {...(form as unknown as UseFormReturn)}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <ArchiveEffects effects={effects} />
          <SelectField<typeof beginning>
            name="reason"
            label={t('reason')}
            isRequired
            isNullable
            options={[{ value: '', label: t('chooseReason') }, ...useArchiveReasons()]}
          />
          <TextareaField<typeof beginning> name="note" label={t('note')} help={t('noteHelp')} rows={3} />
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {tKit('cancel')}
            </Button>
            <Button type="submit" disabled={!effects.data} loading={form.formState.isSubmitting}>
              {confirmLabel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
