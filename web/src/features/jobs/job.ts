import { useMemo } from 'react';
import { namedText, navigationMessages, navigationTexts, useMessages } from '../../i18n/index.ts';
import { kindOfRun, recordKinds, recordLink } from '../../ui/routing/index.ts';
import { jobsMessages } from './jobs.messages.ts';
import type { JobFragment } from './jobs.operations.generated.ts';

/** One piece of long work as tray and page show it, whatever it is. */
export type Job = JobFragment;

/** The kinds of long work, as their areas declare them. */
export function jobKinds(): readonly string[] {
  return recordKinds().flatMap(({ jobs = [] }) => jobs);
}

/** A job's own page. */
export function jobLink({ entity, id }: Pick<Job, 'entity' | 'id'>) {
  return recordLink(entity, id) ?? { to: '/jobs' as const };
}

/** How much a job did, without what it refused and what stayed as it was. */
export function changedBy({ done = 0, unchanged, refused }: Pick<Job, 'done' | 'unchanged' | 'refused'>): number {
  return done - refused - unchanged;
}

export type JobWords = {
  kind: (kind: string) => string;
  /** What it works with, or what it does to rows. */
  name: (job: Pick<Job, 'name' | 'action' | 'undoesId'>) => string;
  /** What a job is: what is done, and with what. */
  title: (job: Pick<Job, 'kind' | 'name' | 'action' | 'undoesId'>) => string;
  /** What the records are that it does something to. */
  records: (job: Pick<Job, 'kind' | 'name' | 'action' | 'undoesId'>) => string;
};

export function useJobWords(): JobWords {
  const t = useMessages(jobsMessages);
  const tNavigation = useMessages(navigationMessages);
  return useMemo(() => {
    const kind = (name: string) => namedText(tNavigation, navigationTexts, 'kind', name);
    const name: JobWords['name'] = ({ name: ofOwner, action, undoesId }) => {
      if (action === null) return ofOwner ?? '';
      const done = namedText(tNavigation, navigationTexts, 'bulk', action);
      return undoesId === null ? done : t('undoOf', { name: done });
    };
    const title: JobWords['title'] = (job) =>
      job.action === null && job.name !== null ? t('titled', { kind: kind(job.kind), name: job.name }) : name(job);
    const records: JobWords['records'] = (job) => {
      const [list = ''] = job.action?.split('.', 1) ?? [];
      const many = kindOfRun(list)?.list;
      return many === undefined ? title(job) : tNavigation(many);
    };
    return { kind, name, title, records };
  }, [t, tNavigation]);
}
