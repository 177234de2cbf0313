import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { type Command, UsageFailure } from './command.ts';
import { counted } from './counted.ts';

const namedAtMost = 20;

export const lineageCommand: Command = {
  name: 'lineage',
  summary:
    'Walk every row of a feed to the values it was made of, and every catalogue value to the stored bytes it was read from.',
  usage: 'quarry lineage check [--json]',
  help: 'Exits with 1 and names the first values and rows when one has no way back. Values made as load data are counted apart, and so are rows that wait to be evaluated, are held, or belong to a channel that is not active.',
  async run({ words, answer, remark }) {
    if (words.join(' ') !== 'check') throw new UsageFailure('The only thing to do here is "lineage check".');
    const settings = environment();
    const { openDeps } = await import('../context.ts');
    const { checkLineage } = await import('../../features/excavators/index.ts');
    const { checkFeedLineage } = await import('../../features/feeds/index.ts');
    const database = await reachDatabase(settings);
    try {
      const opened = await openDeps(settings, database.url, 'lineage');
      try {
        const values = await checkLineage(
          opened.deps,
          first(({ product, attribute, valueId, reason }) =>
            remark(`${attribute} of "${product}" (${valueId}): ${reason}`),
          ),
        );
        const feeds = await checkFeedLineage(
          opened.deps.db,
          first(({ feed, externalId, field, source }) =>
            remark(`${field} of ${externalId} in the feed "${feed}": it was made of ${source}, which is gone`),
          ),
        );
        const { whole, byHand, generated, broken, blobs } = values;
        const { rows, waitingRows, brokenRows } = feeds;
        const ofValues = `${counted(whole, 'value leads', 'values lead')} to stored bytes (${counted(blobs, 'file')} read), ${counted(byHand, 'was', 'were')} set by hand or import, ${generated} generated, ${broken} broken.`;
        const ofRows = `${counted(rows, 'row of feeds leads', 'rows of feeds lead')} to ${rows === 1 ? 'its' : 'their'} values, ${counted(waitingRows, 'is kept as it was', 'are kept as they were')}, ${brokenRows} broken.`;
        await answer({ ...values, ...feeds }, `${ofValues}\n${ofRows}`);
        return broken === 0 && brokenRows === 0 ? 0 : 1;
      } finally {
        await opened.close();
      }
    } finally {
      await database.release();
    }
  },
};

/** Tells of the first ones only. */
function first<Found>(tell: (found: Found) => void): (found: Found) => void {
  let told = 0;
  return (found) => {
    told += 1;
    if (told <= namedAtMost) tell(found);
  };
}
