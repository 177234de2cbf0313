import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { type ChannelField, type ChannelKind, readKind } from '@quarry/contracts/feeds';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { shipKinds } from './index.ts';

const { db } = await testDatabase();

function kindOf(file: unknown): ChannelKind {
  const read = readKind(file);
  if ('faults' in read) throw new Error('The shipped file is not valid.');
  return read.kind;
}

/** The fields of a version as the file says them. */
async function fieldsIn({ code, version }: ChannelKind): Promise<ChannelField[]> {
  const { rows } = await sql<ChannelField>`
    select f.name, f.group_name as "group", f.type, f.level, f.required_when as "requiredWhen", f.min_len as "minLen", f.max_len as "maxLen",
      f.min_items as "minItems", f.max_items as "maxItems", f.pattern, f.enum, f.units, f.ranges, f.unique_in_feed as "isUniqueInFeed",
      f.forbids_placeholder as "forbidsPlaceholder", f.severity, f.documentation, f.unconfirmed, f.default_expression as "defaultExpression"
    from channel_field f join channel_kind_version v on v.id = f.kind_version_id
    where v.kind_code = ${code} and v.version = ${version} order by f.position`.execute(db);
  return rows;
}

describe('a kind that is shipped', () => {
  const kind = kindOf(shippedKinds[0]);

  it('stands in the database as its file says, with the document that it was written from', async () => {
    expect(await fieldsIn(kind)).toEqual(kind.fields);
    const { rows } = await sql`
      select name, source, valid_from::text as day, format from channel_kind_version v join channel_kind k on k.code = v.kind_code
      where kind_code = ${kind.code} and version = ${kind.version}`.execute(db);
    expect(rows).toEqual([{ name: kind.name, source: kind.source, day: kind.validFrom, format: kind.format }]);
  });

  it('is written once, also by two at once, and never changed', async () => {
    const next = { ...(shippedKinds[0] as object), version: 3 };
    await Promise.all([shipKinds(db, [next]), shipKinds(db, [next])]);
    await shipKinds(db, [...shippedKinds, next]);
    expect(await fieldsIn({ ...kind, version: 3 })).toHaveLength(kind.fields.length);
    await expect(shipKinds(db, [{ ...next, source: 'Another document' }])).rejects.toThrow(/version 3, is another/);
    await expect(sql`update channel_field set max_len = 1`.execute(db)).rejects.toThrow(/never changed/);
  });

  it('is refused with its faults where the file is not valid, and nothing is written', async () => {
    const broken = {
      ...(shippedKinds[0] as object),
      version: 4,
      fields: [{ name: 'a', type: 'colour', level: 'optional' }],
    };
    await expect(shipKinds(db, [broken])).rejects.toThrow(/fields\.a.*unknown type colour/);
    expect(await fieldsIn({ ...kind, version: 4 })).toEqual([]);
  });
});
