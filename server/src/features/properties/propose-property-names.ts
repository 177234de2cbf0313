import { saveApart } from '../../platform/batches/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { findAttributes } from '../products/index.ts';
import { proposeAttribute } from './propose-attribute.ts';
import { findUnproposedNames, putProposals } from './property-name-proposal.store.ts';

/** Works out which attributes some of the open names are; resolves with how many they were. */
export async function proposePropertyNames(tx: Tx, limit: number, now: Date): Promise<number> {
  const names = await findUnproposedNames(tx, limit);
  if (names.length === 0) return 0;
  const attributes = await findAttributes(tx);
  await saveApart(tx, names, {
    save: (some) =>
      putProposals(
        tx,
        some.map((name) => ({ id: name.id, proposal: proposeAttribute(name, attributes) })),
        now,
      ),
    giveUp: async ({ id }, error) => {
      log.error({ event: 'property-name.not-proposed', propertyNameId: id, reason: messageOf(error), err: error });
      await putProposals(tx, [{ id, proposal: undefined }], now);
    },
  });
  return names.length;
}
