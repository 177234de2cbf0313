import { type ReportKey, type SavedReportDraft, savedReportInput } from '@quarry/contracts/analytics';
import { Controller } from 'react-hook-form';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ChoiceList } from '../../ui/choice-list/index.ts';
import { TextField, useRecordForm } from '../../ui/form/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { ReportRolesDocument, type SavedReportDetailFragment } from './analytics.operations.generated.ts';
import type { KeptState } from './kept-state.ts';
import { useSaveReport } from './use-saved-report.ts';

type SaveReportDialogProps = {
  report: ReportKey;
  /** What the screen shows. */
  state: KeptState;
  /** The report that is changed; a new one without. */
  saved: SavedReportDetailFragment | undefined;
  onSaved: (report: SavedReportDetailFragment) => void;
  onClose: () => void;
};

type Values = { name: string; report: ReportKey; input: KeptState; roleIds: string[] };

/** The name of a report, and the roles whose people see it. */
export function SaveReportDialog({ report, state, saved, onSaved, onClose }: SaveReportDialogProps) {
  const t = useMessages(analyticsMessages);
  const form = useRecordForm<Values, SavedReportDraft>(savedReportInput, {
    name: saved?.name ?? '',
    report,
    input: state,
    roleIds: saved?.roles.map(({ id }) => id) ?? [],
  });
  const save = useSaveReport(saved, onSaved);
  const query = useRecord(ReportRolesDocument, {});
  const offered = query.data?.reportRoles ?? [];
  const kept = saved?.roles.filter(({ id }) => !offered.some((role) => role.id === id)) ?? [];
  return (
    <FormDialog
      title={saved ? t('changeTitle', { name: saved.name }) : t('saveTitle')}
      form={form}
      saveLabel={t('saveButton')}
      onSave={save}
      onClose={onClose}
    >
      <TextField<Values> name="name" label={t('name')} isRequired autoComplete="off" />
      <Controller
        control={form.control}
        name="roleIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <fieldset className={classes.roles}>
            <legend>{t('shareWith')}</legend>
            <ChoiceList
              label={t('shareWith')}
              options={[...offered, ...kept].map(({ id, name }) => ({ value: id, label: name }))}
              values={value}
              note={t('shareNote')}
              onChange={onChange}
              onBlur={onBlur}
            />
          </fieldset>
        )}
      />
    </FormDialog>
  );
}
