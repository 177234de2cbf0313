import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { type Command, UsageFailure } from './command.ts';

const namedAtMost = 20;

export const lineageCommand: Command = {
  name: 'lineage',
  summary: 'Walk every catalogue value back to the stored bytes it was read from.',
  usage: 'quarry lineage check [--json]',
  help: 'Exits with 1 and names the first values when one has no way back. Values made as load data are counted apart.',
  async run({ words, answer, remark }) {
    if (words.join(' ') !== 'check') throw new UsageFailure('The only thing to do here is "lineage check".');
    const settings = environment();
    const { openDeps } = await import('../context.ts');
    const { checkLineage } = await import('../../features/excavators/index.ts');
    const database = await reachDatabase(settings);
    try {
      const opened = await openDeps(settings, database.url, 'lineage');
      try {
        let named = 0;
        const report = await checkLineage(opened.deps, ({ product, attribute, valueId, reason }) => {
          named += 1;
          if (named <= namedAtMost) remark(`${attribute} of "${product}" (${valueId}): ${reason}`);
        });
        const { whole, byHand, generated, broken, blobs } = report;
        const text = `${whole} values lead to stored bytes (${blobs} files read), ${byHand} were set by hand or import, ${generated} generated, ${broken} broken.`;
        await answer(report, text);
        return broken === 0 ? 0 : 1;
      } finally {
        await opened.close();
      }
    } finally {
      await database.release();
    }
  },
};
