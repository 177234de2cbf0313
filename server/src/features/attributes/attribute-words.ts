import type { Tx } from '../../platform/db/index.ts';
import { foldedText } from '../../platform/folded-text.ts';
import { findWordOwners, lockWords } from './attribute.store.ts';

/** Another attribute answers to this word already. */
export type WordTaken = {
  kind: 'taken';
  field: 'code' | 'aliases';
  word: string;
  attributeId: string;
  name: string;
  isBinned: boolean;
};

/**
 * Which other attribute answers to a code or an alias; the words stay locked until the transaction ends. Two attributes of one word
 * would make it a matter of chance where a column of a file or a property of a page goes.
 */
export async function takenWord(
  tx: Tx,
  ownId: string,
  { code, aliases }: { code: string; aliases: readonly string[] },
): Promise<WordTaken | undefined> {
  await lockWords(tx);
  const owners = new Map(
    (await findWordOwners(tx, ownId)).flatMap((owner) =>
      [owner.code, ...owner.aliases].map((word) => [foldedText(word), owner] as const),
    ),
  );
  const own = [['code', code] as const, ...aliases.map((alias) => ['aliases', alias] as const)];
  for (const [field, word] of own) {
    const owner = owners.get(foldedText(word));
    if (owner) return { kind: 'taken', field, word, attributeId: owner.id, name: owner.name, isBinned: owner.isBinned };
  }
  return undefined;
}
