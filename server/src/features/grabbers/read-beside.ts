import type { GrabberConfig } from '@quarry/contracts/grabbers';
import type { ProposedField, SelectorRules } from '@quarry/extraction/page';
import { workBeside } from '../../platform/page-threads.ts';
import { selectorRulesOf } from '../crawlers/index.ts';
import type { FetchedPage, ReadPage } from './read-by-rules.ts';

/** What the reading thread is given, and what it answers. */
export type ReadingTask =
  | { kind: 'offers'; page: FetchedPage; config: GrabberConfig; rules: SelectorRules }
  | { kind: 'proposal'; page: FetchedPage };
export type ReadingAnswer = { read: ReadPage } | { proposed: ProposedField[] };

/** Reads a stored page by settings beside the thread that answers people: a page of 250,000 elements takes seconds. Throws PAGE_TOO_SLOW or TOO_BUSY. */
export async function readOffersBeside(page: FetchedPage, config: GrabberConfig): Promise<ReadPage> {
  const answer = await readBeside({ kind: 'offers', page, config, rules: selectorRulesOf(config) });
  if (!('read' in answer)) throw new Error('The reading thread answered another question.');
  return answer.read;
}

/** The same of the selectors that are proposed for a page which states no offer. */
export async function proposeBeside(page: FetchedPage): Promise<ProposedField[]> {
  const answer = await readBeside({ kind: 'proposal', page });
  if (!('proposed' in answer)) throw new Error('The reading thread answered another question.');
  return answer.proposed;
}

async function readBeside(task: ReadingTask): Promise<ReadingAnswer> {
  return (await workBeside(new URL('read.worker.ts', import.meta.url), task)) as ReadingAnswer;
}
