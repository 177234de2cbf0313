import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { backupSource, patience } from './testing/backup-source.ts';

const { backUpTo, deps, emptyDatabase, placeOf, quarry, sourceStorage } = await backupSource();

it(
  'says that no list of erased customers is where a backup is restored, and erases by one that is copied there',
  patience,
  async () => {
    const id = newId<'customer'>();
    await sql`insert into customer (id, shop_id, name, status, created_at, updated_at)
      select ${id}, id, 'Nora Nimmersatt', 'ACTIVE', now(), now() from shop where kind = 'own' limit 1`.execute(
      deps.db,
    );
    await backUpTo('before.backup');
    // As an erasure leaves it, in the stored bytes of the installation.
    await deps.storage.addToList('erased-customers', [id]);
    const { db, url } = await emptyDatabase();
    const target = { DATABASE_URL: url, QUARRY_STORAGE: placeOf('elsewhere') };
    const customer = async () =>
      (await sql<{ name: string; status: string }>`select name, status from customer where id = ${id}`.execute(db))
        .rows;

    const unaware = await quarry(['restore', 'before.backup', '--json'], target);
    expect(unaware.status).toBe(0);
    expect(JSON.parse(unaware.output)).toMatchObject({ erasedAgain: 0, isErasedListMissing: true });
    expect(unaware.complaint).toContain(
      `No list of erased customers is in ${placeOf('elsewhere')}, so some may be back: copy lists/erased-customers there from where the backup was made`,
    );
    expect(await customer()).toEqual([{ name: 'Nora Nimmersatt', status: 'ACTIVE' }]);

    await cp(join(sourceStorage, 'lists'), join(placeOf('elsewhere'), 'lists'), { recursive: true });
    const aware = await quarry(['restore', 'before.backup', '--replace', '--json'], target);
    expect(JSON.parse(aware.output)).toMatchObject({ erasedAgain: 1, isErasedListMissing: false });
    expect(aware.complaint).not.toContain('No list of erased customers');
    expect(await customer()).toEqual([{ name: '', status: 'ERASED' }]);
  },
);
