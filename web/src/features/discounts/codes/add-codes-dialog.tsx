import { addCodesInput, type AddCodesDraft } from '@quarry/contracts/discounts';
import { useMessages } from '../../../i18n/index.ts';
import { LinesField, NumberField, useRecordForm } from '../../../ui/form/index.ts';
import { discountsMessages } from '../discounts.messages.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { useAddCodes } from './use-add-codes.ts';

type Values = { codes: readonly string[]; limitTotal: number | null };
type CodesDialogProps = { discountId: string; onClose: () => void };

/** Codes of one's own, one on each line. */
export function AddCodesDialog({ discountId, onClose }: CodesDialogProps) {
  const t = useMessages(discountsMessages);
  const form = useRecordForm<Values, AddCodesDraft>(addCodesInput, { codes: [], limitTotal: null });
  const { save, refused } = useAddCodes(discountId, onClose);
  return (
    <CodesDialog
      title={t('addCodes')}
      form={form}
      saveLabel={t('addCodes')}
      onSave={save}
      refused={refused}
      onClose={onClose}
    >
      <LinesField<Values> name="codes" label={t('codes')} help={t('addCodesHelp')} />
      <NumberField<Values> name="limitTotal" label={t('limitEach')} help={t('limitHelp')} />
    </CodesDialog>
  );
}
