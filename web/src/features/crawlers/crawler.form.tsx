import { recrawlModes, type CrawlerDraft } from '@quarry/contracts/crawlers';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import {
  LinesField,
  NumberField,
  PercentField,
  RecordForm,
  SelectField,
  SwitchField,
  TextField,
  type FormRecord,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { ScheduleFields } from '../../ui/lifecycle/index.ts';
import { Section } from '../../ui/record/index.ts';
import { RecordField } from '../../ui/record-choices/index.ts';
import type { CrawlerValues } from './crawler-config.ts';
import { crawlersMessages } from './crawlers.messages.ts';

type CrawlerFormProps = {
  form: UseFormReturn<CrawlerValues, unknown, CrawlerDraft>;
  record?: FormRecord;
  saveLabel?: string;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  onSave: (draft: CrawlerDraft) => Promise<SaveOutcome>;
};

const place = ['shopId'] as const;

export function CrawlerForm({ form, onSave, ...rest }: CrawlerFormProps) {
  return (
    <RecordForm
      form={form}
      isNew={rest.record === undefined}
      place={place}
      onSave={onSave}
      right={{ action: 'update', subject: 'Crawler' }}
      {...rest}
    >
      <BasicFields />
      <ScopeFields />
      <PolitenessFields />
    </RecordForm>
  );
}

function BasicFields() {
  const t = useMessages(crawlersMessages);
  return (
    <Section id="crawler" title={t('details')}>
      <RecordField<CrawlerValues> name="shopId" of="Shop" label={t('shop')} isRequired />
      <TextField<CrawlerValues> name="name" label={t('name')} isRequired />
      <LinesField<CrawlerValues> name="config.seeds" label={t('seeds')} help={t('seedsHelp')} />
      <ScheduleFields />
      <SelectField<CrawlerValues>
        name="config.recrawl"
        label={t('recrawl')}
        help={t('recrawlHelp')}
        options={recrawlModes.map((mode) => ({ value: mode, label: t(`recrawl.${mode}`) }))}
      />
    </Section>
  );
}

function ScopeFields() {
  const t = useMessages(crawlersMessages);
  return (
    <Section id="scope" title={t('scope')}>
      <SwitchField<CrawlerValues> name="config.useSitemaps" label={t('useSitemaps')} help={t('useSitemapsHelp')} />
      <LinesField<CrawlerValues> name="config.sitemaps" label={t('sitemaps')} help={t('sitemapsHelp')} />
      <SwitchField<CrawlerValues> name="config.includeSubdomains" label={t('includeSubdomains')} />
      <LinesField<CrawlerValues> name="config.includeGlobs" label={t('includeGlobs')} help={t('includeGlobsHelp')} />
      <LinesField<CrawlerValues> name="config.excludeGlobs" label={t('excludeGlobs')} help={t('excludeGlobsHelp')} />
      <LinesField<CrawlerValues> name="config.productGlobs" label={t('productGlobs')} help={t('pageGlobsHelp')} />
      <LinesField<CrawlerValues> name="config.listingGlobs" label={t('listingGlobs')} help={t('pageGlobsHelp')} />
      <LinesField<CrawlerValues> name="config.keepQuery" label={t('keepQuery')} help={t('keepQueryHelp')} />
      <NumberField<CrawlerValues> name="config.maxDepth" label={t('maxDepth')} help={t('maxDepthHelp')} />
    </Section>
  );
}

function PolitenessFields() {
  const t = useMessages(crawlersMessages);
  return (
    <Section id="limits" title={t('limits')}>
      <NumberField<CrawlerValues> name="config.minDelayMs" label={t('minDelay')} help={t('minDelayHelp')} unit="ms" />
      <NumberField<CrawlerValues> name="config.concurrency" label={t('concurrency')} help={t('concurrencyHelp')} />
      <NumberField<CrawlerValues> name="config.maxPages" label={t('maxPages')} help={t('maxPagesHelp')} />
      <NumberField<CrawlerValues> name="config.maxMinutes" label={t('maxMinutes')} unit="min" />
      <PercentField<CrawlerValues> name="config.maxErrorRate" label={t('maxErrorRate')} help={t('maxErrorRateHelp')} />
    </Section>
  );
}
