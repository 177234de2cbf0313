import type { Feature } from '../../platform/feature.ts';
import { jobFilter } from './job.store.ts';
import { jobResolvers } from './job.resolvers.ts';
import { taskResolvers } from './task.resolvers.ts';

/** The long work of all features as one list. */
export function jobsFeature(features: readonly Feature[]): Feature {
  const work = features.flatMap(({ work: own = [] }) => own);
  const backlogs = features.flatMap(({ backlogs: own = [] }) => own);
  const runs = jobResolvers(work, backlogs);
  return {
    name: 'jobs',
    resolvers: {
      Query: { ...runs.Query, ...taskResolvers.Query },
      Mutation: { ...runs.Mutation, ...taskResolvers.Mutation },
    },
    lists: { jobs: { filter: jobFilter } },
  };
}
