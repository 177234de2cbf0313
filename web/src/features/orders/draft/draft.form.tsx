import { FormProvider, useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { AddressFields } from '../../../ui/address/index.ts';
import { RecordForm, SwitchField, TextField, useFieldWords, type SaveOutcome } from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { DraftCustomer } from './draft-customer.tsx';
import { DraftLines } from './draft-lines.tsx';
import { DraftPreviewPart } from './draft-preview.tsx';
import { draftMessages } from './draft.messages.ts';
import classes from './draft.module.css';
import type { DraftInput, DraftValues } from './draft-values.ts';
import { PlaceButton } from './place-button.tsx';
import { useDraftPreview } from './use-draft-preview.ts';

export type DraftChannel = { id: string; name: string; currency: string; shop: { id: string; name: string } };

/** What becomes of a draft when its form is sent: it is kept, or placed at the total that was shown. */
export type SaveDraft = (input: DraftInput, placedAt: { totalMinor: number } | undefined) => Promise<SaveOutcome>;

type DraftFormProps = {
  form: UseFormReturn<DraftValues, unknown, DraftInput>;
  channel: DraftChannel;
  /** Whom the draft is for as it was opened. */
  customer: { id: string; name: string; email: string | null } | null;
  orderId?: string;
  /** The order that a new one is a copy of. */
  copiedId?: string | undefined;
  isReadOnly?: boolean;
  onSave: SaveDraft;
  /** Stands above the form's own sections. */
  children?: ReactNode;
};

/** An order that staff prepares, with what it comes to beside it. */
export function DraftForm(props: DraftFormProps) {
  return (
    <FormProvider {...props.form}>
      <PreviewedForm {...props} />
    </FormProvider>
  );
}

const place = ['channelId'] as const;

function PreviewedForm(props: DraftFormProps) {
  const { form, channel, customer, orderId, copiedId, isReadOnly = false, onSave, children } = props;
  const t = useMessages(draftMessages);
  const preview = useDraftPreview(channel.id, channel.currency);
  const total = preview.isCurrent ? preview.preview?.gross : undefined;
  return (
    <div className={classes.page}>
      <RecordForm
        form={form}
        isNew={orderId === undefined}
        place={place}
        about={copiedId}
        onSave={(input, as) =>
          onSave(input, as === 'place' && total !== undefined ? { totalMinor: total.minor } : undefined)
        }
        saveLabel={t('save')}
        isReadOnly={isReadOnly}
        right={{ action: orderId === undefined ? 'create' : 'update', subject: 'Order' }}
        record={orderId === undefined ? undefined : { entity: 'order', id: orderId }}
        beside={<PlaceButton preview={preview} />}
      >
        {children}
        <DraftCustomer shopId={channel.shop.id} current={customer} />
        <DraftLines preview={preview} />
        <Section id="discounts" title={t('discountsAndShipping')}>
          <div className={classes.fields}>
            <TextField<DraftValues> name="codes" label={t('codes')} help={t('codesHelp')} />
            <TextField<DraftValues>
              name="shipping"
              label={t('shipping')}
              help={t('shippingHelp', { currency: channel.currency })}
              inputMode="decimal"
            />
          </div>
        </Section>
        <Addresses />
      </RecordForm>
      <DraftPreviewPart preview={preview} />
    </div>
  );
}

function Addresses() {
  const t = useMessages(draftMessages);
  const { control } = useFormContext<DraftValues>();
  const isSame = useWatch({ control, name: 'isSameAddress' });
  useFieldWords('billing', { label: t('billing') });
  useFieldWords('shippingTo', { label: t('shippingTo') });
  return (
    <>
      <Section id="billing" title={t('billing')}>
        <AddressFields<DraftValues> name="billing" />
        <SwitchField<DraftValues> name="isSameAddress" label={t('sameAddress')} />
      </Section>
      {!isSame && (
        <Section id="shipping-to" title={t('shippingTo')}>
          <AddressFields<DraftValues> name="shippingTo" />
        </Section>
      )}
    </>
  );
}
