import { useQuery } from '@tanstack/react-query';
import { grabberKinds, type GrabberDraft } from '@quarry/contracts/grabbers';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import {
  Lockable,
  RecordForm,
  SelectField,
  TextField,
  type FormRecord,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { ScheduleFields } from '../../ui/lifecycle/index.ts';
import { Section } from '../../ui/record/index.ts';
import { RecordField } from '../../ui/record-choices/index.ts';
import type { GrabberValues } from './grabber-config.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { CrawlersOfShopDocument } from './grabbers.operations.generated.ts';
import { DefaultFields, StrategyFields } from './reading-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

type GrabberFormProps = {
  form: UseFormReturn<GrabberValues, unknown, GrabberDraft>;
  record?: FormRecord;
  saveLabel?: string;
  lockedFields?: readonly string[];
  onSave: (draft: GrabberDraft) => Promise<SaveOutcome>;
};

export function GrabberForm({ form, onSave, ...rest }: GrabberFormProps) {
  const t = useMessages(grabbersMessages);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <RecordForm form={form} onSave={onSave} right={{ action: 'update', subject: 'Grabber' }} {...rest}>
      <Section id="grabber" title={t('details')}>
        <SourceFields />
      </Section>
      {kind === 'pages' && (
        <>
          <Section id="strategies" title={t('strategies')}>
            <Lockable name="config">
              <StrategyFields />
            </Lockable>
          </Section>
          <Section id="rules" title={t('rules')}>
            <Lockable name="config">
              <RuleFields />
            </Lockable>
          </Section>
        </>
      )}
      <Section id="defaults" title={t('defaults')}>
        <DefaultFields />
      </Section>
    </RecordForm>
  );
}

function SourceFields() {
  const t = useMessages(grabbersMessages);
  const { control } = useFormContext<GrabberValues>();
  const [shopId, kind] = useWatch({ control, name: ['shopId', 'kind'] });
  const crawlers = useQuery({
    queryKey: [CrawlersOfShopDocument.name, { shopId }],
    queryFn: ({ signal }) => requestGraphql(CrawlersOfShopDocument, { shopId }, { signal }),
    enabled: shopId !== '',
  }).data?.crawlers.nodes;
  return (
    <>
      <RecordField<GrabberValues> name="shopId" of="Shop" label={t('shop')} isRequired />
      <TextField<GrabberValues> name="name" label={t('name')} isRequired />
      <SelectField<GrabberValues>
        name="kind"
        label={t('kind')}
        help={t('kindHelp')}
        options={grabberKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
      />
      {kind === 'pages' ? (
        <SelectField<GrabberValues>
          // The browser keeps no choice that it has no option for yet.
          key={`${shopId} ${String(crawlers !== undefined)}`}
          name="crawlerId"
          isNullable
          label={t('crawler')}
          help={t('crawlerHelp')}
          isRequired
          options={[
            { value: '', label: t('chooseCrawler') },
            ...(crawlers ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <>
          <TextField<GrabberValues> name="feedUrl" label={t('feedUrl')} help={t('feedUrlHelp')} type="url" isRequired />
          <ScheduleFields />
        </>
      )}
    </>
  );
}
