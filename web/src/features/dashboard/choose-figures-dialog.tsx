import { chosenFiguresInput, figureLimits } from '@quarry/contracts/dashboard';
import { Button } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { namedText, useMessages } from '../../i18n/index.ts';
import { ChoiceList } from '../../ui/choice-list/index.ts';
import { useRecordForm } from '../../ui/form/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { dashboardMessages, english } from './dashboard.messages.ts';
import classes from './dashboard.module.css';
import { useChooseFigures } from './use-choose-figures.ts';

type ChooseFiguresDialogProps = {
  /** All that the reader can see. */
  offered: readonly string[];
  /** Those that stand on the dashboard. */
  shown: readonly string[];
  /** Null while the person has not chosen. */
  chosen: readonly string[] | null;
  onClose: () => void;
};

type Values = { codes: string[] | null };
type Draft = { codes: string[] | null };

/** Which figures stand on the dashboard, in the order in which they were ticked. */
export function ChooseFiguresDialog({ offered, shown, chosen, onClose }: ChooseFiguresDialogProps) {
  const t = useMessages(dashboardMessages);
  const save = useChooseFigures(chosen, onClose);
  // One that was chosen and has nothing to show now stays chosen.
  const ticked = chosen ?? shown;
  const form = useRecordForm<Values, Draft>(chosenFiguresInput, { codes: [...ticked] });
  return (
    <FormDialog title={t('chooseFigures')} form={form} saveLabel={t('keepFigures')} onSave={save} onClose={onClose}>
      <Controller
        control={form.control}
        name="codes"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <fieldset className={classes.choices}>
            <legend className="visually-hidden">{t('figures')}</legend>
            <ChoiceList
              label={t('figures')}
              options={[...new Set([...ticked, ...offered])].map((code) => ({
                value: code,
                label: namedText(t, english, 'figure', code),
              }))}
              values={value ?? []}
              note={t('figuresTicked', { count: value?.length ?? 0, most: figureLimits.shown })}
              onChange={onChange}
              onBlur={onBlur}
            />
            {fieldState.error && (
              <p role="alert" className={classes.problem}>
                {t('figuresBounds', { most: figureLimits.shown })}
              </p>
            )}
          </fieldset>
        )}
      />
      {chosen && (
        <Button type="submit" variant="default" onClick={() => form.setValue('codes', null)}>
          {t('useFiguresOfRole')}
        </Button>
      )}
    </FormDialog>
  );
}
