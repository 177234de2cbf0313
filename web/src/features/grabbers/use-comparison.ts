import { grabberLimits, type GrabberConfig } from '@quarry/contracts/grabbers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { CompareReadingsDocument, type CompareReadingsQuery } from './grabbers.operations.generated.ts';

type PageComparison = CompareReadingsQuery['compareReadings']['pages'][number];

export type ComparedField = {
  field: string;
  new: number;
  changed: number;
  lost: number;
  example: { url: string; before: string | null; now: string | null };
};

/** What came of the pages that were compared so far. */
export type Comparison = {
  pages: number;
  changedPages: number;
  offersBefore: number;
  offersNow: number;
  fields: ComparedField[];
};

type Compared = {
  grabberId: string;
  pageIds: readonly string[];
  /** Null compares with what is stored. */
  before: GrabberConfig | null;
  /** Null tries the settings that the grabber has. */
  now: GrabberConfig | null;
};

/**
 * Reads stored pages both ways, a window at a time, and sums up what differs so far. New settings call off the window under way and begin
 * anew; nothing but the differences is kept.
 */
export function useComparison({ grabberId, pageIds, before, now }: Compared, isWanted: boolean) {
  const query = useInfiniteQuery({
    queryKey: [CompareReadingsDocument.name, grabberId, pageIds, JSON.stringify(before), JSON.stringify(now)],
    queryFn: async ({ pageParam, signal }) => {
      const window = pageIds.slice(pageParam, pageParam + grabberLimits.comparedPages);
      const input = { grabberId, pageIds: window, before, now };
      return (await requestGraphql(CompareReadingsDocument, { input }, { signal })).compareReadings;
    },
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) => {
      const next = offset + grabberLimits.comparedPages;
      return last.issues.length === 0 && next < pageIds.length ? next : undefined;
    },
    enabled: isWanted && pageIds.length > 0,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  const { hasNextPage, isFetching, isError, error, fetchNextPage, data } = query;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, isError, fetchNextPage]);
  const windows = data?.pages;
  const comparison = useMemo(() => summarise((windows ?? []).flatMap(({ pages }) => pages)), [windows]);
  const read = Math.min((data?.pageParams.length ?? 0) * grabberLimits.comparedPages, pageIds.length);
  return { comparison, read, isError, error, isReading: isFetching || (hasNextPage && !isError) };
}

/** Sums up page by page, the fields that differ in most offers first. */
export function summarise(pages: readonly PageComparison[]): Comparison {
  const fields = new Map<string, ComparedField>();
  for (const { url, changes } of pages) {
    for (const { field, before, now, ...counts } of changes) {
      const known = fields.get(field) ?? { field, new: 0, changed: 0, lost: 0, example: { url, before, now } };
      fields.set(field, {
        ...known,
        new: known.new + counts.new,
        changed: known.changed + counts.changed,
        lost: known.lost + counts.lost,
      });
    }
  }
  const weight = (one: ComparedField) => one.new + one.changed + one.lost;
  return {
    pages: pages.length,
    changedPages: pages.filter(({ changes }) => changes.length > 0).length,
    offersBefore: pages.reduce((sum, page) => sum + page.offersBefore, 0),
    offersNow: pages.reduce((sum, page) => sum + page.offersNow, 0),
    fields: [...fields.values()].toSorted((left, right) => weight(right) - weight(left)),
  };
}
