import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import {
  CrawlerByIdDocument,
  CrawlRunsListDocument,
  CrawlersListDocument,
  StartCrawlRunDocument,
} from './crawlers.operations.generated.ts';

/** Starts a run, dry or in earnest; answers its id, or says why it was refused. */
export function useStartCrawl(): (crawlerId: string, dry: boolean) => Promise<string | undefined> {
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async (crawlerId, dry) => {
      const { startCrawlRun: result } = await requestGraphql(StartCrawlRunDocument, { crawlerId, dry });
      switch (result.__typename) {
        case 'CrawlRunStarted':
          for (const { name } of [CrawlersListDocument, CrawlRunsListDocument, CrawlerByIdDocument]) {
            void queryClient.invalidateQueries({ queryKey: [name] });
          }
          return result.run.id;
        case 'NotAllowedNow':
          refusal.refused(result);
          return undefined;
        case 'NotFound':
          refusal.gone();
          return undefined;
      }
    },
    [queryClient, refusal],
  );
}
