import type { Db } from '../../platform/db/index.ts';
import type { CrawlRunRecord } from './crawl-run.store.ts';
import { figuresOfRows, type RunFigures } from './engine/finish-run.ts';

/**
 * What a run came to, for anyone who shows it: while it lives from its rows, afterwards as it was when it ended, since a later run moves the
 * pages on.
 */
export async function figuresOfRun(db: Db, { id, totals }: Pick<CrawlRunRecord, 'id' | 'totals'>): Promise<RunFigures> {
  const figures = totals ?? (await figuresOfRows(db, id));
  const fetchedPages = figures.fetchedPages ?? Math.min(figures.allowed, figures.fetched);
  return { ...figures, fetchedPages, offerPages: figures.offerPages ?? figures.productPages };
}
