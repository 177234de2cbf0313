import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { refreshBases } from './completeness-basis.store.ts';

/** Keeps by what completeness is counted in step with categories, their templates and the attributes. */
export const completenessBases: Consumer = {
  name: 'completeness-bases',
  topics: ['category_changed', 'attribute_changed'],
  from: 'beginning',
  batchSize: 500,
  handle: async (tx, deps) => {
    await refreshBases(tx, await contentLocalesOf({ ...deps, db: tx }), deps.clock.now());
  },
};
