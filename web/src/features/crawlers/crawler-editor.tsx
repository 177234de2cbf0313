import { crawlerInput, type CrawlerDraft } from '@quarry/contracts/crawlers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useRecordForm, type FormRecord, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { AddressTester } from './address-tester.tsx';
import { newValues, type CrawlerValues } from './crawler-config.ts';
import { CrawlEstimate } from './crawl-estimate.tsx';
import { CrawlerForm } from './crawler.form.tsx';
import { CrawlerShopDocument, type CrawlerShopQuery } from './crawlers.operations.generated.ts';

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
  useShopDefaults(form, rest.record === undefined);
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

type Form = UseFormReturn<CrawlerValues, unknown, CrawlerDraft>;

/** Choosing a shop fills in what it says by itself, wherever the person has not written anything yet. */
function useShopDefaults(form: Form, isNew: boolean) {
  const shopId = useWatch({ control: form.control, name: 'shopId' });
  const { data } = useQuery({
    queryKey: [CrawlerShopDocument.name, { id: shopId }],
    queryFn: ({ signal }) => requestGraphql(CrawlerShopDocument, { id: shopId }, { signal }),
    enabled: shopId !== '',
  });
  const shop = data?.shop;
  useEffect(() => {
    // A draft may have brought back another shop than the one that was looked up.
    if (!shop || shop.id !== form.getValues('shopId')) return;
    if (isNew) beginWith(form, shop);
    else raiseDelay(form, shop);
  }, [form, shop, isNew]);
}

type Shop = NonNullable<CrawlerShopQuery['shop']>;

/** Nobody typed what the shop says: it becomes the form's beginning, so that it is neither unsaved nor a draft. */
function beginWith({ getValues, getFieldState, resetField }: Form, { name, url, minDelayMs }: Shop) {
  const isUntouched = (field: 'name' | 'config.seeds' | 'config.minDelayMs') => !getFieldState(field).isDirty;
  if (getValues('name') === '' || isUntouched('name')) resetField('name', { defaultValue: name });
  if (getValues('config.seeds').length === 0 || isUntouched('config.seeds')) {
    resetField('config.seeds', { defaultValue: [url] });
  }
  if (isUntouched('config.minDelayMs')) {
    resetField('config.minDelayMs', { defaultValue: Math.max(minDelayMs, newValues('').config.minDelayMs) });
  }
}

/** A stored crawler goes on with what it has, but never asks another shop faster than that wants. */
function raiseDelay(form: Form, shop: Shop) {
  const isOther = shop.id !== form.formState.defaultValues?.shopId;
  const isFaster = shop.minDelayMs > form.getValues('config.minDelayMs');
  if (isOther && isFaster && !form.getFieldState('config.minDelayMs').isDirty) {
    form.setValue('config.minDelayMs', shop.minDelayMs, { shouldDirty: true });
  }
}
