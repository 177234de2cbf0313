// A page of 250,000 elements takes seconds of pure computing: it is read beside the thread that answers people.
import { decodePage, extractPage, type ProposedField, proposeProduct } from '@quarry/extraction/page';
import { serveTasks } from '../../platform/page-tasks.ts';
import type { ReadingAnswer, ReadingTask } from './read-beside.ts';
import { type FetchedPage, readByRules } from './read-by-rules.ts';

serveTasks((task) => answerOf(task as ReadingTask));

function answerOf(task: ReadingTask): ReadingAnswer {
  return task.kind === 'offers'
    ? { read: readByRules(task.page, task.config, task.rules) }
    : { proposed: proposedFields(task.page) };
}

function proposedFields({ bytes, url, mediaType, fetchedAt }: FetchedPage): ProposedField[] {
  const html = decodePage(bytes, mediaType).text;
  const { code } = extractPage({ html, url }, { now: fetchedAt.getTime() });
  return code === 'no_product' ? (proposeProduct(html, url)?.fields ?? []) : [];
}
