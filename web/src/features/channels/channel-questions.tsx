import { publishInput, publishOnChannelInput, takeOffChannelInput } from '@quarry/contracts/channels';
import { z } from 'zod';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { DateTimeField, ReferenceField, useRecordForm, type ReferenceChoices } from '../../ui/form/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { ChannelChoicesDocument } from './channels.operations.generated.ts';
import { listingsMessages } from './listings.messages.ts';

type Values = { channelId: string | null; publishAt: string | null };
const beginning: Values = { channelId: null, publishAt: null };

const chosenChannel = (values: unknown) => {
  const { channelId, ...others } = values as Values;
  return { ...others, ...(channelId !== null && { channelId }) };
};
const publishing = z.preprocess(chosenChannel, publishOnChannelInput);
const takingOff = z.preprocess(chosenChannel, takeOffChannelInput);

/** Asks on which channel the selected products are published, and when. */
export function PublishOnChannelQuestion(props: BulkQuestionProps) {
  const form = useRecordForm<Values, z.output<typeof publishing>>(publishing, beginning);
  return (
    <QuestionDialog {...props} form={form}>
      <ChannelField />
      <TimeField />
    </QuestionDialog>
  );
}

/** Asks which channel the selected products are taken off. */
export function TakeOffChannelQuestion(props: BulkQuestionProps) {
  const form = useRecordForm<Values, z.output<typeof takingOff>>(takingOff, beginning);
  return (
    <QuestionDialog {...props} form={form}>
      <ChannelField />
    </QuestionDialog>
  );
}

/** Asks when the selected listings are published. */
export function PublishListingsQuestion(props: BulkQuestionProps) {
  const form = useRecordForm<Values, z.output<typeof publishInput>>(publishInput, beginning);
  return (
    <QuestionDialog {...props} form={form}>
      <TimeField />
    </QuestionDialog>
  );
}

function ChannelField() {
  const t = useMessages(listingsMessages);
  return (
    <ReferenceField<Values>
      name="channelId"
      label={t('chooseChannel')}
      help={t('chooseChannelHelp')}
      current={null}
      choices={channelChoices}
    />
  );
}

function TimeField() {
  const t = useMessages(listingsMessages);
  return <DateTimeField<Values> name="publishAt" label={t('publishAt')} help={t('publishAtHelp')} />;
}

const shownChannels = 50;

/** Channels on which the reader may list products, by the names of channel and shop. */
const channelChoices: ReferenceChoices = {
  name: ChannelChoicesDocument.name,
  find: async (search, signal) => {
    const variables = { first: shownChannels, search: search === '' ? null : search };
    const { channels } = await requestGraphql(ChannelChoicesDocument, variables, { signal });
    return channels.nodes
      .filter(({ mayPublish }) => mayPublish)
      .map(({ id, name, shop }) => ({ id, name: `${name} (${shop.name})` }));
  },
};
