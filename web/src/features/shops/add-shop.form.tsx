import { Checkbox } from '@mantine/core';
import type { ShopDraft } from '@quarry/contracts/shops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { documentQuery, requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import type { Probe } from './probe-result.tsx';
import { ShopForm, type ShopValues } from './shop.form.tsx';
import classes from './shop.module.css';
import { shopsMessages } from './shops.messages.ts';
import { AddShopDocument, NewShopCurrencyDocument, ShopsListDocument } from './shops.operations.generated.ts';

/** It is a setting. */
const newCurrencyQuery = { ...documentQuery(NewShopCurrencyDocument, {}), meta: { reads: ['Setting'] } };

type AddShopFormProps = { url: string; probe: Probe | undefined };

/** The shop with the crawler and the grabbers that were proposed, added in one step. */
export function AddShopForm({ url, probe }: AddShopFormProps) {
  const t = useMessages(shopsMessages);
  const [withCrawler, setWithCrawler] = useState(true);
  const [feedUrls, setFeedUrls] = useState<readonly string[]>(probe?.feeds.map((feed) => feed.url) ?? []);
  const [startNow, setStartNow] = useState(true);
  const items = probe?.proposedItems;
  const [withItems, setWithItems] = useState(true);
  const add = useAddShop({
    crawl: withCrawler,
    startNow,
    feedUrls,
    ...(probe ? { seeds: probe.proposedSeeds } : {}),
    ...(items && withItems ? { itemSelector: items.itemSelector, rules: items.rules } : {}),
  });
  const { data } = useQuery(newCurrencyQuery);
  const toggleFeed = (feed: string) =>
    setFeedUrls(feedUrls.includes(feed) ? feedUrls.filter((one) => one !== feed) : [...feedUrls, feed]);
  return (
    <ShopForm
      values={proposedValues(url, probe)}
      newCurrency={data?.newShopCurrency}
      onSave={add}
      saveLabel={t('addButton')}
    >
      <Section id="sources" title={t('sources')}>
        <div className={classes.sources}>
          <Checkbox
            label={t('crawlIt')}
            description={t('crawlItHelp')}
            checked={withCrawler}
            onChange={(event) => setWithCrawler(event.currentTarget.checked)}
          />
          {items && (
            <Checkbox
              label={t('readSellers')}
              description={t('readSellersHelp', { pages: items.pages, selector: items.itemSelector })}
              checked={withCrawler && withItems}
              disabled={!withCrawler}
              onChange={(event) => setWithItems(event.currentTarget.checked)}
            />
          )}
          {probe?.feeds.map((feed) => (
            <Checkbox
              key={feed.url}
              label={t('readFeed', { url: feed.url })}
              description={t('entries', { count: feed.entries })}
              checked={feedUrls.includes(feed.url)}
              onChange={() => toggleFeed(feed.url)}
            />
          ))}
          <Checkbox
            label={t('startNow')}
            checked={startNow}
            onChange={(event) => setStartNow(event.currentTarget.checked)}
          />
        </div>
      </Section>
    </ShopForm>
  );
}

type Sources = {
  crawl: boolean;
  startNow: boolean;
  feedUrls: readonly string[];
  seeds?: readonly string[];
} & Partial<Pick<NonNullable<Probe['proposedItems']>, 'itemSelector' | 'rules'>>;

function useAddShop(sources: Sources): (input: ShopDraft) => Promise<SaveOutcome> {
  const t = useMessages(shopsMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (input) => {
    const { addShopWithSources: result } = await requestGraphql(AddShopDocument, { input, sources });
    switch (result.__typename) {
      case 'ShopWithSourcesAdded': {
        const { id, name } = result.shop;
        await queryClient.invalidateQueries({ queryKey: [ShopsListDocument.name] });
        return {
          kind: 'saved',
          text: t('added', { name }),
          after: () => navigate({ to: '/shops/$shopId', params: { shopId: id } }),
        };
      }
      case 'ShopAddressTaken':
        return { kind: 'refused', field: 'url', text: t('addressTaken', { url: result.url }) };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };
}

/** The country that a language names: DE of "de-DE", none of "de". */
function regionOf(language: string | null | undefined): string | undefined {
  return language?.match(/-([A-Z]{2})\b/)?.[1];
}

function proposedValues(url: string, probe: Probe | undefined): ShopValues {
  return {
    name: probe?.proposedName ?? new URL(url).hostname,
    url,
    country: regionOf(probe?.language) ?? '',
    currency: probe?.currency ?? '',
    pricesIncludeTax: true,
    locale: probe?.language ?? 'en',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    contactEmail: '',
    kind: 'observed',
    isMarketplace: Boolean(probe?.proposedItems),
    status: 'ACTIVE',
    minDelayMs: probe?.proposedDelayMs ?? 1000,
  };
}
