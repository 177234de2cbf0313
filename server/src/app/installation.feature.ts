import { authorize } from '../platform/auth/index.ts';
import type { Feature } from '../platform/feature.ts';
import { isId } from '../platform/ids.ts';
import { Failure } from '../platform/failure.ts';
import manifest from '../../package.json' with { type: 'json' };
import { keepDemoDay } from './seed/demo-watch.store.ts';
import { advanceDemoClock, demoShopsState } from './demo-shops-state.ts';

/** What is true of the installation as a whole and belongs to no feature. */
export const installationFeature: Feature = {
  name: 'installation',
  resolvers: {
    Query: {
      installation: async () => ({ name: 'Quarry', version: manifest.version, demo: await demoShopsState() }),
    },
    Mutation: {
      ping: () => true,
      advanceDemoClock: async (_root, { days }: { days: number }, { actor, deps }) => {
        authorize(actor, 'run', 'Crawler');
        const outcome = await advanceDemoClock(days);
        if (outcome.kind === 'moved') await keepDemoDay(deps.db, outcome.demo.day);
        return outcome.kind === 'moved'
          ? { __typename: 'DemoClockAdvanced', demo: outcome.demo }
          : { __typename: 'NotAllowedNow', ...outcome };
      },
    },
    Subscription: {
      recordChanged: {
        subscribe: (_root, { entity, id }: { entity: string; id: string }, { actor, deps }) => {
          authorize(actor, 'read', 'Dashboard');
          if (!isId(id)) throw new Failure('UNKNOWN_ID', 'The id is not one of ours: take it from the record.');
          return deps.events.changesOf(entity, id);
        },
        resolve: (change: unknown) => change,
      },
    },
  },
};
