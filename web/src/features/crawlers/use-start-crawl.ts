import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import {
  CrawlerByIdDocument,
  CrawlRunsListDocument,
  CrawlersListDocument,
  StartCrawlRunDocument,
} from './crawlers.operations.generated.ts';

type Started = { runId: string; refusal: undefined } | { runId: undefined; refusal: string };

/** Starts a run, dry or in earnest; answers it, or why it was refused. */
export function useStartCrawl(): (crawlerId: string, dry: boolean) => Promise<Started> {
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  return useCallback(
    async (crawlerId, dry) => {
      const { startCrawlRun: result } = await requestGraphql(StartCrawlRunDocument, { crawlerId, dry });
      switch (result.__typename) {
        case 'CrawlRunStarted':
          for (const { name } of [CrawlersListDocument, CrawlRunsListDocument, CrawlerByIdDocument]) {
            void queryClient.invalidateQueries({ queryKey: [name] });
          }
          return { runId: result.run.id, refusal: undefined };
        case 'NotAllowedNow':
          return { runId: undefined, refusal: reason(result) };
        case 'NotFound':
          return { runId: undefined, refusal: tKit('gone') };
      }
    },
    [queryClient, tKit, reason],
  );
}
