import {
  assignOrderInput,
  cancelOrderInput,
  holdOrderInput,
  orderCancelReasons,
  orderHoldReasons,
} from '@quarry/contracts/orders';
import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { requestGraphql, useAbilities, useRecord } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import {
  ReferenceField,
  SelectField,
  SwitchField,
  TextareaField,
  useRecordForm,
  type ReferenceChoices,
} from '../../../ui/form/index.ts';
import type { BulkQuestionProps } from '../../../ui/list-screen/index.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { updateMessages } from './update.messages.ts';
import { BulkAssigneesDocument, OrderShopsDocument } from './update.operations.generated.ts';

type HoldValues = { reason: string; note: string };

/** Asks why the selected orders are held. */
export function HoldOrdersQuestion(props: BulkQuestionProps) {
  const t = useMessages(updateMessages);
  const form = useRecordForm<HoldValues, z.output<typeof holdOrderInput>>(holdOrderInput, { reason: '', note: '' });
  const options = orderHoldReasons.map((value) => ({ value, label: t(`hold.${value}`) }));
  return (
    <QuestionDialog {...props} form={form}>
      <SelectField<HoldValues>
        name="reason"
        label={t('reason')}
        isRequired
        options={[{ value: '', label: t('choose') }, ...options]}
      />
      <TextareaField<HoldValues> name="note" label={t('note')} rows={3} />
    </QuestionDialog>
  );
}

type CancelValues = { reason: string; note: string; refund: boolean };

/** Asks why the selected orders are cancelled, and whether their money is given back. */
export function CancelOrdersQuestion(props: BulkQuestionProps) {
  const t = useMessages(updateMessages);
  const mayRefund = useAbilities().can('refund', 'Payment');
  const beginning = { reason: '', note: '', refund: false };
  const form = useRecordForm<CancelValues, z.output<typeof cancelOrderInput>>(cancelOrderInput, beginning);
  const options = orderCancelReasons.map((value) => ({ value, label: t(`cancel.${value}`) }));
  return (
    <QuestionDialog {...props} form={form}>
      <p>{t('cancelText')}</p>
      <SelectField<CancelValues>
        name="reason"
        label={t('reason')}
        isRequired
        options={[{ value: '', label: t('choose') }, ...options]}
      />
      <TextareaField<CancelValues> name="note" label={t('note')} rows={3} />
      {mayRefund && <SwitchField<CancelValues> name="refund" label={t('refund')} help={t('refundText')} />}
    </QuestionDialog>
  );
}

type AssignValues = { userId: string | null };
const shownPeople = 20;

/** Asks whose the selected orders are; those of a shop in which the person may not have them are refused. */
export function AssignOrdersQuestion(props: BulkQuestionProps) {
  const t = useMessages(updateMessages);
  const form = useRecordForm<AssignValues, z.output<typeof assignOrderInput>>(assignOrderInput, { userId: null });
  const shops = useRecord(OrderShopsDocument, {}).data?.orderShops ?? [];
  const [chosen, setChosen] = useState('');
  const shopId = chosen || (shops[0]?.id ?? '');
  const choices = useMemo(() => peopleOf(shopId), [shopId]);
  return (
    <QuestionDialog {...props} form={form}>
      {shops.length > 1 && (
        <NativeSelect
          label={t('shop')}
          value={shopId}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            form.setValue('userId', null);
          }}
          data={shops.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {shopId !== '' && (
        <ReferenceField<AssignValues>
          key={shopId}
          name="userId"
          label={t('person')}
          help={t('personText')}
          current={null}
          choices={choices}
        />
      )}
    </QuestionDialog>
  );
}

function peopleOf(shopId: string): ReferenceChoices {
  return {
    name: `${BulkAssigneesDocument.name} ${shopId}`,
    find: async (search, signal) => {
      const variables = { shopId, first: shownPeople, search: search === '' ? null : search };
      return (await requestGraphql(BulkAssigneesDocument, variables, { signal })).orderAssignees;
    },
  };
}
