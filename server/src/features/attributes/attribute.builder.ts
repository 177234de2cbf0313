import type { AttributeType } from '@quarry/contracts/attributes';
import type { Db } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** An attribute of the registry, for tests. */
export async function buildAttribute(
  db: Db,
  {
    code,
    type = 'text',
    name = code,
    isVariantLevel = false,
    isLocalized = false,
  }: { code: string; type?: AttributeType; name?: string; isVariantLevel?: boolean; isLocalized?: boolean },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('attribute')
    .values({
      id,
      code,
      type,
      names: JSON.stringify({ en: name }),
      position: 100,
      is_variant_level: isVariantLevel,
      is_localized: isLocalized,
    })
    .execute();
  return id;
}
