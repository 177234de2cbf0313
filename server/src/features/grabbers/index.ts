import type { Feature } from '../../platform/feature.ts';
import { partOf } from '../../platform/records/index.ts';
import { addShopResolvers } from './add-shop.resolvers.ts';
import { comparisonResolvers } from './comparison.resolvers.ts';
import { grabWork } from './grab-jobs.ts';
import { grabRunLoop } from './grab-run.loop.ts';
import { grabItemFilter } from './grab-item.store.ts';
import { grabberBulk } from './grabber.bulk.ts';
import { grabberHistory } from './grabber.history.ts';
import { grabberResolvers, readableGrabRun } from './grabber.resolvers.ts';
import { grabberFilter } from './grabber.store.ts';
import { namedGrabbers } from './named-grabbers.ts';
import { mendAbsencesLoop } from './mend-absences.loop.ts';
import { replayPageFilter } from './replay-list.store.ts';
import { pageGrabLoop } from './page-grab.loop.ts';
import { proposalResolvers } from './proposal.resolvers.ts';
import { snapshotMakersResolvers } from './snapshot-makers.resolvers.ts';
import { grabbersPersonal } from './grabbers.personal.ts';

export { forgetGrabItems } from './forget-grab-items.store.ts';
export { startGrabRun } from './grab-run.commands.ts';
export { workOffOneRun as workOffOneGrabRun } from './grab-run.loop.ts';
export { createGrabber, selectorIssues } from './grabber.commands.ts';
export type { GrabberRecord } from './grabber.ts';
export { answerTurn } from './grabber.answer.ts';
export { type Break, findBreaks } from './grab-turn.store.ts';
export { grabberConditions, grabberFilter } from './grabber.store.ts';
export { grabWaitingPages, pageGrabLoop } from './page-grab.loop.ts';
export { noteUndone } from './replay-undone.store.ts';
export { readEveryPageOf } from './read-every-page.ts';
export { readPageOffers } from './read-offers.ts';
export { readingOfCrawlRun } from './read-every-page.store.ts';

export const grabbersFeature: Feature = {
  name: 'grabbers',
  personal: grabbersPersonal,
  resolvers: {
    ...grabberResolvers,
    ...snapshotMakersResolvers,
    Query: { ...grabberResolvers.Query, ...comparisonResolvers.Query, ...proposalResolvers.Query },
    Mutation: { ...grabberResolvers.Mutation, ...addShopResolvers.Mutation },
  },
  work: [grabWork],
  records: [
    {
      entity: 'grabber',
      subject: 'Grabber',
      stored: { table: 'grabber', name: 'name', shop: 'shop_id' },
      isNamedInTrail: true,
      path: '/grabbers',
      list: { query: 'grabbers', filter: grabberFilter, bulk: grabberBulk },
      history: grabberHistory,
      named: namedGrabbers,
    },
    {
      entity: 'grab_run',
      subject: 'Grabber',
      stored: partOf('grabber', { table: 'grab_run', column: 'grabber_id' }),
      announced: async (context, id) => (await readableGrabRun(context, id)) !== null,
    },
  ],
  loops: [pageGrabLoop, grabRunLoop, mendAbsencesLoop],
  lists: { grabItems: { filter: grabItemFilter }, replayPages: { filter: replayPageFilter } },
};
