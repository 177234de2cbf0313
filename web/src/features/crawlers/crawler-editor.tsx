import { crawlerInput, type CrawlerDraft } from '@quarry/contracts/crawlers';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { AddressTester } from './address-tester.tsx';
import type { CrawlerValues } from './crawler-config.ts';
import { CrawlEstimate } from './crawl-estimate.tsx';
import { CrawlerForm } from './crawler.form.tsx';
import type { CrawlerShopsQuery } from './crawlers.operations.generated.ts';

/** As many as a person can pick from by eye. */
export const offeredShops = 500;

export type ShopChoice = CrawlerShopsQuery['shops']['nodes'][number];

type CrawlerEditorProps = {
  title: string;
  values: CrawlerValues;
  shops: readonly ShopChoice[];
  saveLabel?: string;
  onSave: (draft: CrawlerDraft) => Promise<SaveOutcome>;
};

/** The settings, and beside them what they would mean: how long a full pass takes, what becomes of an address. */
export function CrawlerEditor({ title, values, shops, ...rest }: CrawlerEditorProps) {
  const form = useRecordForm<CrawlerValues, CrawlerDraft>(crawlerInput, values);
  useShopDefaults(form, shops);
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
      <CrawlerForm form={form} shops={shops} {...rest} />
    </RecordPage>
  );
}

/** Choosing a shop fills in what it says by itself, wherever the person has not written anything yet. */
function useShopDefaults(form: UseFormReturn<CrawlerValues, unknown, CrawlerDraft>, shops: readonly ShopChoice[]) {
  const shopId = useWatch({ control: form.control, name: 'shopId' });
  useEffect(() => {
    const shop = shops.find(({ id }) => id === shopId);
    if (!shop) return;
    const { name, config } = form.getValues();
    if (name === '') form.setValue('name', shop.name);
    if (config.seeds.length === 0) form.setValue('config.seeds', [shop.url]);
    if (!form.getFieldState('config.minDelayMs').isDirty && shop.minDelayMs > config.minDelayMs) {
      form.setValue('config.minDelayMs', shop.minDelayMs);
    }
  }, [form, shopId, shops]);
}
