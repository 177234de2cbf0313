// A page of 250,000 elements takes seconds of pure computing: it is read beside the thread that answers people.
import { parentPort, workerData } from 'node:worker_threads';
import { decodePage, extractPage, type ProposedField, proposeProduct } from '@quarry/extraction/page';
import type { ReadingAnswer, ReadingTask } from './read-beside.ts';
import { type FetchedPage, readByRules } from './read-by-rules.ts';

const task = workerData as ReadingTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a thread has no origin.
parentPort?.postMessage(answer());

function answer(): ReadingAnswer {
  return task.kind === 'offers'
    ? { read: readByRules(task.page, task.config, task.rules) }
    : { proposed: proposedFields(task.page) };
}

function proposedFields({ bytes, url, mediaType, fetchedAt }: FetchedPage): ProposedField[] {
  const html = decodePage(bytes, mediaType).text;
  const { code } = extractPage({ html, url }, { now: fetchedAt.getTime() });
  return code === 'no_product' ? (proposeProduct(html, url)?.fields ?? []) : [];
}
