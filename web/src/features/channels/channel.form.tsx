import { channelInput, type ChannelDraft } from '@quarry/contracts/channels';
import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { Can } from '../../ui/can.tsx';
import { LinesField, RecordForm, SwitchField, TextField, useRecordForm } from '../../ui/form/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { Absent } from '../../ui/values.tsx';
import classes from './channels.module.css';
import { channelsMessages } from './channels.messages.ts';
import {
  ChannelByIdDocument,
  UpdateChannelDocument,
  type ChannelDetailFragment,
} from './channels.operations.generated.ts';

type ChannelValues = {
  name: string;
  country: string;
  currency: string;
  locale: string;
  fallbackLocales: readonly string[];
  pricesWithTax: boolean;
};

export function ChannelForm({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(channelsMessages);
  const form = useRecordForm<ChannelValues, ChannelDraft>(channelInput, valuesOf(channel));
  const save = useUpdateChannel(channel);
  return (
    <RecordForm
      form={form}
      onSave={save}
      record={{ entity: 'channel', id: channel.id }}
      right={{ action: 'update', subject: 'Channel' }}
      isReadOnly={!channel.mayUpdate || channel.status === 'ARCHIVED'}
      {...(channel.status === 'ARCHIVED' && { note: <ArchivedNote /> })}
      lockedFields={channel.lockedFields}
    >
      <Section id="details" title={t('details')}>
        <TextField<ChannelValues> name="name" label={t('name')} isRequired />
        {channel.isBuiltIn ? <OfShop channel={channel} /> : <OwnPlace />}
      </Section>
    </RecordForm>
  );
}

/** Why nothing can be changed, and where to go on. */
function ArchivedNote() {
  const t = useMessages(channelsMessages);
  return (
    <section className={classes.archived} aria-label={t('status.ARCHIVED')}>
      <p>{t('archivedNote')}</p>
      <Can action="create" subject="Channel">
        <Link to="/sales-channels/new">{t('addButton')}</Link>
      </Can>
    </section>
  );
}

function OwnPlace() {
  const t = useMessages(channelsMessages);
  return (
    <>
      <TextField<ChannelValues> name="country" label={t('country')} help={t('countryText')} />
      <TextField<ChannelValues> name="currency" label={t('currency')} help={t('currencyFixed')} />
      <TextField<ChannelValues> name="locale" label={t('locale')} help={t('localeText')} />
      <LinesField<ChannelValues> name="fallbackLocales" label={t('fallbackLocales')} help={t('fallbackLocalesHelp')} />
      <SwitchField<ChannelValues> name="pricesWithTax" label={t('pricesAreWithTax')} />
    </>
  );
}

/** What the built-in channel takes from its shop, where it is changed. */
function OfShop({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(channelsMessages);
  const format = useFormat();
  const { shop, country, currency, locale, pricesWithTax } = channel;
  return (
    <>
      <p>
        {t('ofShop')}{' '}
        <Link to="/shops/$shopId" params={{ shopId: shop.id }}>
          {shop.name}
        </Link>
      </p>
      <Facts
        facts={[
          { label: t('country'), value: country === null ? <Absent /> : format.country(country) },
          { label: t('currency'), value: currency ?? <Absent /> },
          { label: t('locale'), value: locale ?? <Absent /> },
          { label: t('pricesWithTax'), value: t(pricesWithTax ? 'taxIncluded' : 'taxExcluded') },
        ]}
      />
    </>
  );
}

function useUpdateChannel({ id, version, isBuiltIn }: ChannelDetailFragment) {
  const t = useMessages(channelsMessages);
  return useSaveRecord({
    kind: 'channel',
    document: UpdateChannelDocument,
    variables: (draft: ChannelDraft) => ({ id, version, input: isBuiltIn ? { name: draft.name } : draft }),
    page: { document: ChannelByIdDocument, variables: { id } },
    answers: {
      ChannelUpdated: ({ channel, changeId }) => ({
        kind: 'saved',
        text: t('savedChannel', { name: channel.name }),
        undo: changeId,
        shown: { channel },
      }),
    },
  });
}

function valuesOf({
  name,
  country,
  currency,
  locale,
  fallbackLocales,
  pricesWithTax,
}: ChannelDetailFragment): ChannelValues {
  return {
    name,
    country: country ?? '',
    currency: currency ?? '',
    locale: locale ?? '',
    fallbackLocales,
    pricesWithTax,
  };
}
