import { type FeedDraft, feedInput } from '@quarry/contracts/channels';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { RecordForm, type SaveOutcome, SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { ScheduleFields, type ScheduleValues } from '../../../ui/lifecycle/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import { feedFormatsOf } from './feed-format.ts';

export type FeedValues = { name: string; format: string; schedule: ScheduleValues };

type FeedFormProps = {
  values: FeedValues;
  /** The formats of the channel's kind. */
  formats: readonly string[];
  onSave: (draft: FeedDraft) => Promise<SaveOutcome>;
  saveLabel?: string;
  id?: string;
  isReadOnly?: boolean;
};

/** What a person sets on a feed. */
export function FeedForm({ values, formats, onSave, saveLabel, id, isReadOnly = false }: FeedFormProps) {
  const t = useMessages(channelFeedsMessages);
  const form = useRecordForm<FeedValues, FeedDraft>(feedInput, values);
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      {...(saveLabel !== undefined && { saveLabel })}
      record={id === undefined ? undefined : { entity: 'channel_feed', id }}
      right={{ action: 'update', subject: 'Channel' }}
      isReadOnly={isReadOnly}
    >
      <Section id="details" title={t('details')}>
        <TextField<FeedValues> name="name" label={t('name')} help={t('nameHelp')} autoComplete="off" isRequired />
        <FormatField formats={formats} saved={values.format} />
        <p>{t('scheduleHelp')}</p>
        <ScheduleFields />
      </Section>
    </RecordForm>
  );
}

/** Says of another format, before it is saved, what becomes of the address. */
function FormatField({ formats, saved }: { formats: readonly string[]; saved: string }) {
  const t = useMessages(channelFeedsMessages);
  const format = useWatch<FeedValues, 'format'>({ name: 'format' });
  const isOther = saved !== '' && format !== saved;
  return (
    <>
      <SelectField<FeedValues>
        name="format"
        label={t('format')}
        isRequired
        options={[
          ...(saved === '' ? [{ value: '', label: t('chooseFormat') }] : []),
          ...feedFormatsOf(formats).map((one) => ({ value: one, label: one })),
        ]}
      />
      <p aria-live="polite">{isOther && t('formatMoves', { next: endingOf(format), before: endingOf(saved) })}</p>
    </>
  );
}

const endingOf = (format: string) => `.${format.toLowerCase()}`;
