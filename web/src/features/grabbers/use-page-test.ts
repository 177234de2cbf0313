import { grabberConfigInput, type GrabberConfig } from '@quarry/contracts/grabbers';
import { checkInput } from '@quarry/contracts/common';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import type { GrabberConfigValues } from './grabber-config.ts';
import { TestGrabberDocument, type TestGrabberQuery } from './grabbers.operations.generated.ts';

export type GrabTest = TestGrabberQuery['testGrabber'];
export type TestedField = GrabTest['offers'][number]['fields'][number];

const minuteMs = 60_000;

/** A stored page never changes, so one answer for one way of reading it is kept. */
export function pageTestQuery(pageId: string, config: GrabberConfig) {
  return queryOptions({
    queryKey: [TestGrabberDocument.name, pageId, JSON.stringify(config)],
    queryFn: async ({ signal }) =>
      (await requestGraphql(TestGrabberDocument, { input: { pageId, config } }, { signal })).testGrabber,
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

/** The fields of a page's first offer by name. */
export function fieldsOf(test: GrabTest | undefined): ReadonlyMap<string, TestedField> {
  return new Map((test?.offers[0]?.fields ?? []).map((field) => [field.name, field]));
}
