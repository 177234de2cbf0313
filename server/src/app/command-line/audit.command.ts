import { environment } from '../../environment.ts';
import type { AuditFault } from '../../features/audit/index.ts';
import { openDatabase, reachDatabase, requireMigrated } from '../../platform/db/index.ts';
import { type Command, UsageFailure } from './command.ts';
import { counted } from './counted.ts';

export const auditCommand: Command = {
  name: 'audit',
  summary: 'Recompute the hashes of the whole audit trail and compare them with its seals.',
  usage: 'quarry audit verify [--json]',
  help: 'Exits with 1 and names the first block and entry that do not match. Keep the last hash elsewhere: while the trail leads through it, nothing before it was changed.',
  async run({ words, answer }) {
    if (words.join(' ') !== 'verify') throw new UsageFailure('The only thing to do here is "audit verify".');
    const settings = environment();
    const [{ verifyTrail }, { records }] = await Promise.all([
      import('../../features/audit/index.ts'),
      import('../features.ts'),
    ]);
    const database = await reachDatabase(settings);
    try {
      await requireMigrated(database.url, records.schema);
      const { db, close } = openDatabase({ url: database.url, applicationName: 'quarry audit', maxConnections: 1 });
      const report = await verifyTrail(db).finally(close);
      const { blocks, entries, entriesGone, provenFrom, waiting, sealedUntil, lastHash, fault } = report;
      const until = sealedUntil ? `, sealed until ${sealedUntil.toISOString()} (last hash ${lastHash})` : '';
      const fit = `${counted(entries, 'change')} in ${counted(blocks, 'block')} ${entries === 1 ? 'fits' : 'fit'}`;
      const wait = waiting > 10_000 ? 'more than 10000 wait' : counted(waiting, 'waits', 'wait');
      const gone = provenFrom
        ? ` ${counted(entriesGone, 'older change')} until ${provenFrom.toISOString()} ${entriesGone === 1 ? 'was' : 'were'} deleted by retention; it proves what came later.`
        : '';
      const whole = `${fit}${until}; ${wait} to be sealed.${gone}`;
      await answer({ fits: fault === null, ...report }, fault ? `${sentenceOf(fault)} Before it, ${whole}` : whole);
      return fault ? 1 : 0;
    } finally {
      await database.release();
    }
  },
};

function sentenceOf({ code, block, position, changeId }: AuditFault): string {
  const entry = `${block === null ? 'A change' : `Entry ${position} of block ${block}`}${changeId ? ` (${changeId})` : ''}`;
  switch (code) {
    case 'BLOCK_MISSING':
      return `Block ${block} is missing.`;
    case 'BLOCK_CHANGED':
      return `Block ${block} is not as it was closed.`;
    case 'ENTRY_MISSING':
      return `${entry} is missing.`;
    case 'ENTRY_CHANGED':
      return `${entry} is not as it was sealed, or not in its place.`;
    case 'ENTRY_UNKNOWN':
      return `${entry} came into the trail by another way than the product's.`;
  }
}
