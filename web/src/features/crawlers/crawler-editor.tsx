import { crawlerInput, type CrawlerDraft } from '@quarry/contracts/crawlers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useRecordForm, type FormRecord, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { AddressTester } from './address-tester.tsx';
import type { CrawlerValues } from './crawler-config.ts';
import { CrawlEstimate } from './crawl-estimate.tsx';
import { CrawlerForm } from './crawler.form.tsx';
import { CrawlerShopDocument } from './crawlers.operations.generated.ts';

type CrawlerEditorProps = {
  title: string;
  values: CrawlerValues;
  record?: FormRecord;
  saveLabel?: string;
  lockedFields?: readonly string[];
  onSave: (draft: CrawlerDraft) => Promise<SaveOutcome>;
};

/** The settings, and beside them what they would mean: how long a full pass takes, what becomes of an address. */
export function CrawlerEditor({ title, values, ...rest }: CrawlerEditorProps) {
  const form = useRecordForm<CrawlerValues, CrawlerDraft>(crawlerInput, values);
  useShopDefaults(form);
  return (
    <RecordPage
      title={title}
      aside={
        <>
          <CrawlEstimate control={form.control} />
          <AddressTester control={form.control} />
        </>
      }
    >
      <CrawlerForm form={form} {...rest} />
    </RecordPage>
  );
}

/** Choosing a shop fills in what it says by itself, wherever the person has not written anything yet. */
function useShopDefaults(form: UseFormReturn<CrawlerValues, unknown, CrawlerDraft>) {
  const shopId = useWatch({ control: form.control, name: 'shopId' });
  const { data } = useQuery({
    queryKey: [CrawlerShopDocument.name, { id: shopId }],
    queryFn: ({ signal }) => requestGraphql(CrawlerShopDocument, { id: shopId }, { signal }),
    enabled: shopId !== '',
  });
  const shop = data?.shop;
  useEffect(() => {
    if (!shop) return;
    const { name, config } = form.getValues();
    if (name === '') form.setValue('name', shop.name);
    if (config.seeds.length === 0) form.setValue('config.seeds', [shop.url]);
    if (!form.getFieldState('config.minDelayMs').isDirty && shop.minDelayMs > config.minDelayMs) {
      form.setValue('config.minDelayMs', shop.minDelayMs);
    }
  }, [form, shop]);
}
