import { NativeSelect } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRecord } from '../../../data/index.ts';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFieldProblem, useFieldWords, useRecordForm } from '../../../ui/form/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { ToShops } from '../../../ui/to-shops.tsx';
import { DraftForm, type DraftChannel } from './draft.form.tsx';
import { draftMessages } from './draft.messages.ts';
import {
  OrderByIdDocument,
  OrderDraftChannelsDocument,
  type OrderDetailFragment,
  type OrderDraftChannelsQuery,
} from '../orders.operations.generated.ts';
import { draftSchema } from './draft-schema.ts';
import { copiedValues, newDraftValues, type DraftInput, type DraftValues } from './draft-values.ts';
import { useCreateDraft } from './use-draft-commands.ts';

export function OrderNewScreen() {
  const { copy } = useSearch({ strict: false });
  return copy === undefined ? <OrderFrom copied={null} /> : <CopiedOrder id={copy} />;
}

function CopiedOrder({ id }: { id: string }) {
  const query = useRecord(OrderByIdDocument, { id });
  return (
    <LoadRecord query={query} recordOf={({ order }) => order}>
      {(order) => <OrderFrom key={order.id} copied={order} />}
    </LoadRecord>
  );
}

type OfCopy = { copied: OrderDetailFragment | null };

function OrderFrom({ copied }: OfCopy) {
  const query = useRecord(OrderDraftChannelsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ orderChannels }) => orderChannels}>
      {(channels) => <NewOrder channels={usable(channels)} copied={copied} />}
    </LoadRecord>
  );
}

/** Those with a currency, the ones for orders of staff first. */
function usable(channels: OrderDraftChannelsQuery['orderChannels']): readonly DraftChannel[] {
  const all = channels.flatMap(({ currency, ...one }) => (currency === null ? [] : [{ ...one, currency }]));
  return [...all.filter(({ isBuiltIn }) => isBuiltIn), ...all.filter(({ isBuiltIn }) => !isBuiltIn)];
}

function NewOrder({ channels, copied }: OfCopy & { channels: readonly DraftChannel[] }) {
  const t = useMessages(draftMessages);
  const tNavigation = useMessages(navigationMessages);
  const first = channelOf(copied, channels) ?? channels[0];
  if (!first) {
    return (
      <EmptyState title={t('noChannelTitle')} text={t('noChannelText')}>
        <ToShops />
      </EmptyState>
    );
  }
  return (
    <RecordPage title={tNavigation('addOrder')} isWide>
      <NewDraft channels={channels} first={first} copied={copied} />
    </RecordPage>
  );
}

/** Where it was sold, or else another channel of its shop. */
function channelOf(copied: OfCopy['copied'], channels: readonly DraftChannel[]): DraftChannel | undefined {
  const ofShop = channels.filter(({ shop }) => shop.id === copied?.shop.id);
  return ofShop.find(({ id }) => id === copied?.channel.id) ?? ofShop[0];
}

type NewDraftProps = OfCopy & { channels: readonly DraftChannel[]; first: DraftChannel };

function NewDraft({ channels, first, copied }: NewDraftProps) {
  const [values] = useState(() => (copied ? copiedValues(copied, first) : newDraftValues(first.id)));
  const form = useRecordForm<DraftValues, DraftInput>(draftSchema(channels), values);
  const channelId = useWatch({ control: form.control, name: 'channelId' });
  // What was typed may be for a channel that is gone since: it is refused until another is chosen.
  const channel = channels.find(({ id }) => id === channelId) ?? first;
  const create = useCreateDraft(channel);
  return (
    <DraftForm
      form={form}
      channel={channel}
      customer={copied?.customer?.mayOpen ? copied.customer : null}
      copiedId={copied?.id}
      onSave={create}
    >
      <ChannelField channels={channels} currency={channel.currency} />
    </DraftForm>
  );
}

function ChannelField({ channels, currency }: { channels: readonly DraftChannel[]; currency: string }) {
  const t = useMessages(draftMessages);
  const { control, getValues, setValue } = useFormContext<DraftValues>();
  const channelId = useWatch({ control, name: 'channelId' });
  const problem = useFieldProblem('channelId');
  const nameOf = (id: string) => channels.find((one) => one.id === id)?.name ?? '–';
  useFieldWords('channelId', { label: t('channel'), textOf: (id) => nameOf(String(id)) });
  const shopOf = (id: string) => channels.find((one) => one.id === id)?.shop.id;
  const choose = (id: string) => {
    // A customer is one of their shop alone.
    if (shopOf(id) !== shopOf(getValues('channelId'))) setValue('customer.id', '');
    setValue('channelId', id, { shouldDirty: true, shouldTouch: true, shouldValidate: problem !== undefined });
  };
  const isGone = shopOf(channelId) === undefined;
  return (
    <Section id="channel" title={t('channel')}>
      <NativeSelect
        aria-label={t('channel')}
        description={t('channelHelp', { currency })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={channelId}
        data={[
          ...(isGone ? [{ value: channelId, label: '–' }] : []),
          ...channels.map(({ id, name, shop }) => ({ value: id, label: `${shop.name} · ${name}` })),
        ]}
        error={problem}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Section>
  );
}
