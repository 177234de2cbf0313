import { newChannelInput, type NewChannelDraft } from '@quarry/contracts/channels';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import {
  LinesField,
  RecordForm,
  ReferenceField,
  SelectField,
  TextField,
  useRecordForm,
  type ReferenceChoices,
} from '../../ui/form/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { channelsMessages } from './channels.messages.ts';
import {
  ChannelKindsDocument,
  CreateChannelDocument,
  OwnShopsDocument,
  type ChannelKindsQuery,
} from './channels.operations.generated.ts';

type NewChannelValues = {
  shopId: string | null;
  kind: string;
  name: string;
  country: string;
  currency: string;
  locale: string;
  fallbackLocales: readonly string[];
  pricesWithTax: string;
};

const beginning: NewChannelValues = {
  shopId: null,
  kind: '',
  name: '',
  country: '',
  currency: '',
  locale: '',
  fallbackLocales: [],
  pricesWithTax: '',
};

/** Left as it is, whether prices are with tax is a matter of the shop. */
const chosenInput = z.preprocess((values) => {
  const { pricesWithTax, ...others } = values as NewChannelValues;
  return { ...others, pricesWithTax: pricesWithTax === '' ? null : pricesWithTax === 'true' };
}, newChannelInput);

const shownShops = 20;
const ownShops: ReferenceChoices = {
  name: OwnShopsDocument.name,
  find: async (search, signal) => {
    const variables = { first: shownShops, search: search === '' ? null : search };
    return (await requestGraphql(OwnShopsDocument, variables, { signal })).shops.nodes;
  },
};

const noKinds: ChannelKindsQuery['channelKinds'] = [];
/** Every own shop has its one from the start. */
const builtInKind = 'direct';

export function ChannelNewScreen() {
  const t = useMessages(channelsMessages);
  const tNavigation = useMessages(navigationMessages);
  const kinds = useRecord(ChannelKindsDocument, {}).data?.channelKinds ?? noKinds;
  const form = useRecordForm<NewChannelValues, NewChannelDraft>(chosenInput, beginning);
  const create = useCreateChannel();
  return (
    <RecordPage title={tNavigation('addChannel')}>
      <RecordForm
        form={form}
        onSave={create}
        saveLabel={t('addButton')}
        right={{ action: 'create', subject: 'Channel' }}
      >
        <Section id="details" title={t('details')}>
          <ReferenceField<NewChannelValues>
            name="shopId"
            label={t('shop')}
            help={t('shopHelp')}
            current={null}
            choices={ownShops}
          />
          <SelectField<NewChannelValues>
            name="kind"
            label={t('kind')}
            help={t('kindHelp')}
            isRequired
            options={[
              { value: '', label: t('chooseKind') },
              ...kinds
                .filter(({ code }) => code !== builtInKind)
                .map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          <TextField<NewChannelValues> name="name" label={t('name')} isRequired />
          <TextField<NewChannelValues> name="country" label={t('country')} help={t('countryHelp')} />
          <TextField<NewChannelValues> name="currency" label={t('currency')} help={t('currencyHelp')} />
          <TextField<NewChannelValues> name="locale" label={t('locale')} help={t('localeHelp')} />
          <LinesField<NewChannelValues>
            name="fallbackLocales"
            label={t('fallbackLocales')}
            help={t('fallbackLocalesHelp')}
          />
          <SelectField<NewChannelValues>
            name="pricesWithTax"
            label={t('pricesWithTax')}
            options={[
              { value: '', label: t('taxOfShop') },
              { value: 'true', label: t('taxIncluded') },
              { value: 'false', label: t('taxExcluded') },
            ]}
          />
        </Section>
      </RecordForm>
    </RecordPage>
  );
}

function useCreateChannel() {
  const t = useMessages(channelsMessages);
  const navigate = useNavigate();
  return useSaveRecord({
    kind: 'channel',
    document: CreateChannelDocument,
    variables: (input: NewChannelDraft) => ({ input }),
    answers: {
      ChannelCreated: ({ channel: { id, name } }) => ({
        kind: 'saved',
        text: t('added', { name }),
        after: () => navigate({ to: '/sales-channels/$channelId', params: { channelId: id } }),
      }),
    },
  });
}
