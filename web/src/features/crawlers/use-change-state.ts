import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import type { ConfigurableState } from '../../ui/lifecycle/index.ts';
import {
  ChangeCrawlerStateDocument,
  CrawlerByIdDocument,
  CrawlersListDocument,
} from './crawlers.operations.generated.ts';

type Versioned = { id: string; version: number };

/** Moves a crawler to another state; answers why not, or nothing when it was done. */
export function useChangeState(): (crawler: Versioned, state: ConfigurableState) => Promise<string | undefined> {
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, version }, state) => {
      const { changeCrawlerState: result } = await requestGraphql(ChangeCrawlerStateDocument, { id, version, state });
      switch (result.__typename) {
        case 'CrawlerSaved':
          queryClient.setQueryData([CrawlerByIdDocument.name, { id }], { crawler: result.crawler });
          await queryClient.invalidateQueries({ queryKey: [CrawlersListDocument.name] });
          return undefined;
        case 'NotAllowedNow':
          return reason(result);
        case 'VersionConflict':
          await queryClient.invalidateQueries({ queryKey: [CrawlerByIdDocument.name, { id }] });
          return tKit('conflict');
        case 'NotFound':
          return tKit('gone');
      }
    },
    [queryClient, tKit, reason],
  );
}
