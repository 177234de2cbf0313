import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { saveCsv } from '../csv.ts';
import { bulkMessages } from './bulk.messages.ts';
import { useOutcomeWords } from './outcome-words.ts';
import { BulkItemsListDocument, type BulkItemsListQuery, type BulkRowFragment } from './bulk.operations.generated.ts';

const windowRows = 500;

/** Writes what became of every record of a bulk run into a file. */
export function useKeepResults(isRunLive: boolean): (runId: string) => Promise<void> {
  const t = useMessages(bulkMessages);
  const { reason } = useWording();
  const words = useOutcomeWords(isRunLive);
  return useCallback(
    async (runId) => {
      const items = await itemsOf(runId);
      const lines = items.map(({ id, name, outcome, refusal }) => [
        id,
        name ?? '',
        words[outcome],
        refusal ? reason(refusal) : '',
      ]);
      saveCsv(t('result'), ['id', t('name'), t('result'), t('reason')], lines);
    },
    [t, reason, words],
  );
}

async function itemsOf(runId: string): Promise<readonly BulkRowFragment[]> {
  const items: BulkRowFragment[] = [];
  let after: string | null = null;
  do {
    // Each window begins where the one before ended.
    const { bulkItems }: BulkItemsListQuery = await requestGraphql(BulkItemsListDocument, {
      runId,
      first: windowRows,
      after,
    });
    items.push(...bulkItems.nodes);
    after = bulkItems.pageInfo.hasNextPage ? bulkItems.pageInfo.endCursor : null;
  } while (after !== null);
  return items;
}
