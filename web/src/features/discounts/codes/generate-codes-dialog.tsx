import { discountCodeLimits, generateCodesInput, type GenerateCodesDraft } from '@quarry/contracts/discounts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { NumberField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { discountsMessages } from '../discounts.messages.ts';
import classes from '../form/discount-form.module.css';
import { CodesDialog } from './codes-dialog.tsx';
import { useGenerateCodes } from './use-add-codes.ts';

type Values = { count: number | null; prefix: string; length: number | null; limitTotal: number | null };

const { atOnce, length } = discountCodeLimits;
const values: Values = { count: 100, prefix: '', length: length.usual, limitTotal: 1 };

/** Codes that nobody guesses, each to be handed to one customer. */
export function GenerateCodesDialog({ discountId, onClose }: { discountId: string; onClose: () => void }) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const form = useRecordForm<Values, GenerateCodesDraft>(generateCodesInput, values);
  const { save, refused } = useGenerateCodes(discountId, onClose);
  return (
    <CodesDialog
      title={t('generateCodes')}
      form={form}
      saveLabel={t('generateCodes')}
      onSave={save}
      refused={refused}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <NumberField<Values>
          name="count"
          label={t('howMany')}
          help={t('howManyHelp', { most: format.number(atOnce) })}
        />
        <TextField<Values> name="prefix" label={t('prefix')} help={t('prefixHelp')} />
        <NumberField<Values> name="length" label={t('codeLength')} help={t('codeLengthHelp', length)} />
        <NumberField<Values> name="limitTotal" label={t('limitEach')} help={t('limitHelp')} />
      </div>
    </CodesDialog>
  );
}
