import { bulkList, eachRow } from '../../platform/commands/index.ts';
import { grabberById } from './grabber.loaders.ts';
import { grabberResolvers } from './grabber.resolvers.ts';
import type { GrabberRecord } from './grabber.ts';

/** What can be done to many grabbers at once. */
export const grabberBulk = bulkList<GrabberRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => grabberById(context).load(id))),
  actions: {
    start: {
      right: ['run', 'Grabber'],
      run: eachRow(grabberResolvers.Mutation.startGrabRun, ({ id, kind }) => ({
        grabberId: id,
        replay: kind === 'pages',
      })),
    },
  },
});
