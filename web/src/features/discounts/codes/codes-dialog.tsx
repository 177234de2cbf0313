import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormat, useMessages, useWording, type Say } from '../../../i18n/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { SaveOutcome } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import type { DiscountTexts } from '../discount-text.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import type { CodesAddedFragment } from '../discount-codes.operations.generated.ts';
import classes from './codes.module.css';

type CodesDialogProps<Values extends FieldValues, Draft extends FieldValues> = {
  title: string;
  form: UseFormReturn<Values, unknown, Draft>;
  saveLabel: string;
  /** Sends what was typed; answers what became of it, and what was refused of it. */
  onSave: (draft: Draft) => Promise<SaveOutcome>;
  /** Of the last answer, where some codes were refused. */
  refused: CodesAddedFragment | undefined;
  children: ReactNode;
  onClose: () => void;
};

/** Asks for codes; stays open over what was refused of them, each with its reason. */
export function CodesDialog<Values extends FieldValues, Draft extends FieldValues>({
  refused,
  children,
  ...dialog
}: CodesDialogProps<Values, Draft>) {
  const t = useMessages(kitMessages);
  return (
    <FormDialog {...dialog} closeLabel={t(refused ? 'close' : 'cancel')}>
      {children}
      {refused && <RefusedCodes added={refused} />}
    </FormDialog>
  );
}

function RefusedCodes({ added }: { added: CodesAddedFragment }) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const { reason } = useWording();
  const { refused, refusedCount } = added;
  return (
    <div role="alert">
      <p>{t('codesRefused', { count: refusedCount, refused: format.number(refusedCount) })}</p>
      <PlainTable
        label={t('refusedCodes')}
        rows={refused.map((one, place) => ({ ...one, place }))}
        rowKey={({ place }) => place}
        empty=""
        columns={refusedColumns(t, reason)}
      />
      {refusedCount > refused.length && <p>{t('moreRefused', { count: refusedCount - refused.length })}</p>}
    </div>
  );
}

type Refused = CodesAddedFragment['refused'][number] & { place: number };

function refusedColumns(t: DiscountTexts, reason: Say['reason']): PlainColumn<Refused>[] {
  return [
    { key: 'code', header: t('code'), cell: ({ code }) => <code className={classes.refused}>{code}</code> },
    { key: 'reason', header: t('reason'), isLong: true, cell: ({ refusal }) => reason(refusal) },
  ];
}
