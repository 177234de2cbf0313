import type { Db } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** A category as the tree has it, for tests. */
export async function buildCategory(
  db: Db,
  { name = 'A category', parentId }: { name?: string; parentId?: string } = {},
): Promise<string> {
  const id = newId();
  const texts = { names: JSON.stringify({ en: name }), slugs: JSON.stringify({ en: id }) };
  await db
    .insertInto('category')
    .values({ id, ...texts, parent_id: parentId ?? null })
    .execute();
  return id;
}
