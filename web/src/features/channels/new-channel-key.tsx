import { Button } from '@mantine/core';
import { channelKeyInput, channelKeyLimits, type ChannelKeyDraft } from '@quarry/contracts/channels';
import { useEffect } from 'react';
import { z } from 'zod';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordForm, SelectField, TextField, useRecordForm } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { ShownSecret } from '../../ui/shown-secret/shown-secret.tsx';
import { channelKeysMessages } from './channel-keys.messages.ts';
import { CreateChannelKeyDocument } from './channel-keys.operations.generated.ts';

export type MadeChannelKey = { secret: string; name: string; expiresAt: string | null };
type Values = { name: string; expiresInDays: string };

const lifetimes = [30, 90, 365] as const;
const beginning: Values = { name: '', expiresInDays: '365' };

/** No number of days stands for a key that does not expire. */
const chosenInput = z.preprocess((values) => {
  const { name, expiresInDays } = values as Values;
  return { name, expiresInDays: expiresInDays === '' ? null : expiresInDays };
}, channelKeyInput);

type NewChannelKeyProps = { channelId: string; onMade: (key: MadeChannelKey) => void; onCancel: () => void };

export function NewChannelKey({ channelId, onMade, onCancel }: NewChannelKeyProps) {
  const t = useMessages(channelKeysMessages);
  const form = useRecordForm<Values, ChannelKeyDraft>(chosenInput, beginning);
  const { setFocus } = form;
  // The button that opened it is gone.
  useEffect(() => setFocus('name'), [setFocus]);
  const create = useSaveRecord({
    kind: 'channel_key',
    document: CreateChannelKeyDocument,
    variables: (input: ChannelKeyDraft) => ({ channelId, input }),
    answers: {
      ChannelKeyCreated: ({ key: { name, expiresAt }, secret }) => ({
        kind: 'saved',
        text: t('created', { name }),
        after: () => onMade({ secret, name, expiresAt }),
      }),
    },
  });
  return (
    <RecordForm
      form={form}
      onSave={create}
      saveLabel={t('create')}
      right={{ action: 'create', subject: 'ChannelKey' }}
      beside={
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <Section id="new-key" title={t('createTitle')}>
        <TextField<Values> name="name" label={t('name')} help={t('nameHelp')} autoComplete="off" isRequired />
        <SelectField<Values>
          name="expiresInDays"
          label={t('lifetime')}
          help={t('lifetimeHelp')}
          options={[
            ...lifetimes.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
            { value: '', label: t('forever') },
          ]}
        />
      </Section>
    </RecordForm>
  );
}

type MadeChannelKeySectionProps = { made: MadeChannelKey; onDone: () => void };

/** A secret that is shown this once, and how it is used. */
export function MadeChannelKeySection({ made: { secret, name, expiresAt }, onDone }: MadeChannelKeySectionProps) {
  const t = useMessages(channelKeysMessages);
  const format = useFormat();
  return (
    <Section id="secret" title={t('madeTitle', { name })} actions={<Button onClick={onDone}>{t('done')}</Button>}>
      <p>{expiresAt === null ? t('madeForeverText') : t('madeText', { date: format.date(expiresAt) })}</p>
      <ShownSecret secret={secret} />
      <p>{t('useText', { count: channelKeyLimits.requestsPerMinute })}</p>
    </Section>
  );
}
