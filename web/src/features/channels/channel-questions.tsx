import { publishInput, publishOnChannelInput, takeOffChannelInput } from '@quarry/contracts/channels';
import { readZonedTime } from '@quarry/contracts/common';
import { useParams } from '@tanstack/react-router';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ReferenceField, TextField, useRecordForm, type ReferenceChoices } from '../../ui/form/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { ChannelByIdDocument, ChannelChoicesDocument } from './channels.operations.generated.ts';
import { listingsMessages } from './listings.messages.ts';

/** The time as it is typed, by the clocks of the shop. */
type Values = { channelId: string | null; publishAt: string };
const beginning: Values = { channelId: null, publishAt: '' };

/** The time zone of the shop of a channel. */
type ZoneOf = (channelId: string | null) => string | undefined;

/** Of each channel that was offered: answers are cached, so a dialog that is opened again may ask for none. */
const knownZones = new Map<string, string>();
const knownZone: ZoneOf = (channelId) => (channelId === null ? undefined : knownZones.get(channelId));

/** What is sent: the time as the moment that the clocks of the shop name. */
function publishing<Draft>(schema: z.ZodType<Draft>, zoneOf: ZoneOf) {
  return z.preprocess((values, context) => {
    const { channelId, publishAt } = values as Values;
    const timeZone = zoneOf(channelId);
    const time = publishAt === '' || timeZone === undefined ? null : readZonedTime(publishAt, timeZone);
    if (typeof time === 'string') context.addIssue({ code: 'custom', message: time, path: ['publishAt'] });
    // Without its zone a time would be left out, and what is published be listed at once.
    if (publishAt !== '' && timeZone === undefined)
      context.addIssue({ code: 'custom', message: 'required', path: ['channelId'] });
    return { publishAt: time, ...(channelId !== null && { channelId }) };
  }, schema);
}

const publishingOnChannel = publishing(publishOnChannelInput, knownZone);

const takingOff = z.preprocess((values) => {
  const { channelId } = values as Values;
  return channelId === null ? {} : { channelId };
}, takeOffChannelInput);

/** Asks on which channel the selected products are published, and when. */
export function PublishOnChannelQuestion(props: BulkQuestionProps) {
  const form = useRecordForm<Values, z.output<typeof publishOnChannelInput>>(publishingOnChannel, beginning);
  return (
    <QuestionDialog {...props} form={form}>
      <ChannelField />
      <TimeField zoneOf={knownZone} />
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

/** Asks when the selected listings of the channel of the page are published. */
export function PublishListingsQuestion(props: BulkQuestionProps) {
  const { channelId = '' } = useParams({ strict: false });
  const channel = useRecord(ChannelByIdDocument, { id: channelId }).data?.channel;
  return channel ? <PublishListings {...props} timeZone={channel.shop.timeZone} /> : null;
}

function PublishListings({ timeZone, ...props }: BulkQuestionProps & { timeZone: string }) {
  const zoneOf: ZoneOf = () => timeZone;
  const form = useRecordForm<Values, z.output<typeof publishInput>>(publishing(publishInput, zoneOf), beginning);
  return (
    <QuestionDialog {...props} form={form}>
      <TimeField zoneOf={zoneOf} />
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

function TimeField({ zoneOf }: { zoneOf: ZoneOf }) {
  const t = useMessages(listingsMessages);
  const format = useFormat();
  const { control } = useFormContext<Values>();
  const zone = zoneOf(useWatch({ control, name: 'channelId' }));
  return (
    <TextField<Values>
      name="publishAt"
      type="datetime-local"
      label={t('publishAt')}
      help={zone === undefined ? t('publishAtHelpAnyShop') : t('publishAtHelp', { zone })}
      textOf={(value) => (value === '' ? null : format.localTime(String(value).replace('T', ' ')))}
    />
  );
}

const shownChannels = 50;

/** Channels on which the reader may list products, by the names of channel and shop; notes the zone of each. */
const channelChoices: ReferenceChoices = {
  name: ChannelChoicesDocument.name,
  find: async (search, signal) => {
    const variables = { first: shownChannels, search: search === '' ? null : search };
    const { channels } = await requestGraphql(ChannelChoicesDocument, variables, { signal });
    const usable = channels.nodes.filter(({ mayPublish }) => mayPublish);
    for (const { id, shop } of usable) knownZones.set(id, shop.timeZone);
    return usable.map(({ id, name, shop }) => ({ id, name: `${name} (${shop.name})` }));
  },
};
