import type { CrawlerDraft } from '@quarry/contracts/crawlers';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import {
  CrawlerByIdDocument,
  CrawlersListDocument,
  CreateCrawlerDocument,
  UpdateCrawlerDocument,
  type CrawlerDetailFragment,
} from './crawlers.operations.generated.ts';

export function useCreateCrawler(): (input: CrawlerDraft) => Promise<SaveOutcome> {
  const t = useMessages(crawlersMessages);
  const saved = useSaved();
  return async (input) => {
    const { createCrawler: result } = await requestGraphql(CreateCrawlerDocument, { input });
    switch (result.__typename) {
      case 'CrawlerSaved':
        return saved(result.crawler, t('added', { name: result.crawler.name }));
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'NotFound':
        return { kind: 'refused', field: 'shopId', text: t('shopGone') };
    }
  };
}

/** Saves a crawler over the version it was opened with; every save of its settings is a new version of them. */
export function useUpdateCrawler({
  id,
  version,
}: CrawlerDetailFragment): (input: CrawlerDraft) => Promise<SaveOutcome> {
  const t = useMessages(crawlersMessages);
  const queryClient = useQueryClient();
  const saved = useSaved();
  const undoOf = useUndoOf();
  return async (input) => {
    const { updateCrawler: result } = await requestGraphql(UpdateCrawlerDocument, { id, version, input });
    switch (result.__typename) {
      case 'CrawlerSaved':
        return saved(result.crawler, t('saved', { name: result.crawler.name }), undoOf(result.changeId));
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict':
        return {
          kind: 'conflict',
          lastChange: result.lastChange,
          loadNewest: () => queryClient.invalidateQueries({ queryKey: [CrawlerByIdDocument.name, { id }] }),
        };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
}

function useSaved(): (crawler: CrawlerDetailFragment, text: string, undo?: () => unknown) => Promise<SaveOutcome> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (crawler, text, undo) => {
    const { id } = crawler;
    await queryClient.invalidateQueries({ queryKey: [CrawlersListDocument.name] });
    return {
      kind: 'saved',
      text,
      undo,
      after: () => {
        queryClient.setQueryData([CrawlerByIdDocument.name, { id }], { crawler });
        return navigate({ to: '/crawlers/$crawlerId', params: { crawlerId: id } });
      },
    };
  };
}
