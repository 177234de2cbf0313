import { samplesSetting } from '@quarry/contracts/installation';
import { reasoned } from '@quarry/contracts/wording';
import type { Resolvers } from '../platform/graphql/index.ts';
import { derivedId } from '../platform/ids.ts';
import { type ChangeOrigin, recordChange } from '../platform/audit/index.ts';
import { forgetReplies, mutation } from '../platform/commands/index.ts';
import { defineWorkerJob } from '../platform/jobs/index.ts';
import { forgetRepliesJob, forgetUploadsJob } from '@quarry/contracts/jobs';
import { withTransaction } from '../platform/db/index.ts';
import { forgetUploads } from '../platform/imports/uploads/index.ts';
import { switchEffects } from '../platform/settings/index.ts';
import { findFilling } from '../platform/first-filling.ts';
import type { Deps, Feature, ResolverMap } from '../platform/feature.ts';

import manifest from '../../package.json' with { type: 'json' };
import { keepDemoDay } from './seed/demo-watch.store.ts';
import { platformPersonal } from './platform.personal.ts';
import { resumeDemoImport } from './resume-demo-import.ts';
import { advanceDemoClock, type ClockOutcome, demoShopsState } from './demo-shops-state.ts';

/** Which Quarry this is. */
export const release = manifest.version;

/** Moves the shops' clock, which nothing takes back; that they were moved is kept and audited after it. */
async function moveDemoClock(deps: Deps, origin: ChangeOrigin, days: number): Promise<ClockOutcome> {
  if ((await findFilling(deps.db))?.state === 'running') return { kind: 'not_allowed', ...reasoned('demo_filling') };
  const outcome = await advanceDemoClock(days);
  if (outcome.kind !== 'moved') return outcome;
  const { day } = outcome.demo;
  await withTransaction(deps.db, async (tx) => {
    await keepDemoDay(tx, day);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'demo_clock',
      entityId: derivedId('demo_clock'),
      action: 'updated',
      before: { day: day - days },
      after: { day },
    });
  });
  return outcome;
}

const resolvers = {
  Query: {
    installation: async () => ({ name: 'Quarry', version: release, demo: await demoShopsState() }),
  },
  Mutation: {
    ping: mutation({
      effect: 'none',
      right: () => 'signed_in',
      run: async () => ({ kind: 'answered' }),
      answer: () => true,
    }),
    advanceDemoClock: mutation({
      effect: 'several_steps',
      right: () => ['run', 'Crawler'],
      run: ({ days }, { deps, origin }) => moveDemoClock(deps, origin, days),
      answer: ({ demo }) => ({ __typename: 'DemoClockAdvanced', demo }),
    }),
    resumeDemoImport: mutation({
      right: () => ['manage', 'all'],
      run: (_args, { deps, origin }) => resumeDemoImport(deps, origin),
      answer: ({ seed }) => ({ __typename: 'DemoImportResumed', seed }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** What is true of the installation as a whole and belongs to no feature. */
export const installationFeature: Feature = {
  name: 'installation',
  personal: platformPersonal,
  resolvers,
  settingEffects: [switchEffects(samplesSetting, 'samplesOn', 'samplesOff')],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetRepliesJob,
      handle: async (deps) => void (await forgetReplies(deps)),
      schedule: { cron: '17 * * * *', payload: {} },
    }),
    defineWorkerJob<Deps, object>({
      definition: forgetUploadsJob,
      handle: (deps) => forgetUploads(deps),
      schedule: { cron: '27 * * * *', payload: {} },
    }),
  ],
};
