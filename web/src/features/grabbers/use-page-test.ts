import { grabberConfigInput, type GrabberConfig } from '@quarry/contracts/grabbers';
import { checkInput } from '@quarry/contracts/common';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import type { GrabberConfigValues } from './grabber-config.ts';
import { TestGrabberDocument, type TestGrabberMutation } from './grabbers.operations.generated.ts';

export type GrabTest = Extract<TestGrabberMutation['testGrabber'], { readonly __typename: 'GrabTest' }>;
export type TestedField = GrabTest['offers'][number]['fields'][number];

const minuteMs = 60_000;

/** A stored page never changes, so one answer for one way of reading it is kept. */
export function pageTestQuery(pageId: string, config: GrabberConfig) {
  return queryOptions({
    queryKey: [TestGrabberDocument.name, pageId, JSON.stringify(config)],
    queryFn: async ({ signal }) => {
      const { testGrabber } = await requestGraphql(TestGrabberDocument, { input: { pageId, config } }, { signal });
      if (testGrabber.__typename === 'NotFound') throw new Error('The stored page is gone, or hidden from the reader.');
      return testGrabber;
    },
    staleTime: 10 * minuteMs,
    placeholderData: keepPreviousData,
  });
}

/** The settings as they could be sent; rules that are still being typed are left out. */
export function usableConfig(values: GrabberConfigValues): GrabberConfig | undefined {
  const checked = checkInput(grabberConfigInput, {
    ...values,
    rules: values.rules.filter(({ selector }) => selector.trim() !== ''),
    locale: values.locale || null,
    condition: values.condition || null,
  });
  return checked.ok ? checked.value : undefined;
}

/** The fields of one of a page's offers by name; none when there is no such offer. */
export function fieldsOf(offer: GrabTest['offers'][number] | undefined): ReadonlyMap<string, TestedField> {
  return new Map((offer?.fields ?? []).map((field) => [field.name, field]));
}

/** Which item of a page an offer was read from, counted from 1: the paths of its fields say so. Null for an offer of the page itself. */
export function itemNumberOf(offer: GrabTest['offers'][number] | undefined, itemSelector: string): number | null {
  const start = `(${itemSelector})[`;
  const path = offer?.fields.find((field) => field.path.startsWith(start))?.path;
  return path === undefined ? null : Number.parseInt(path.slice(start.length), 10);
}

/** The offer of the other reading that is about the same thing: the same number and seller, else the same place. */
export function sameOffer(
  offers: GrabTest['offers'],
  offer: GrabTest['offers'][number] | undefined,
  index: number,
): GrabTest['offers'][number] | undefined {
  const key = identityOf(offer);
  return (key === '' ? undefined : offers.find((other) => identityOf(other) === key)) ?? offers[index];
}

function identityOf(offer: GrabTest['offers'][number] | undefined): string {
  const fields = fieldsOf(offer);
  return ['sku', 'seller']
    .map((name) => fields.get(name)?.text ?? '')
    .join(' ')
    .trim();
}
