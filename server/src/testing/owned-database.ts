import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';

type OwnedDatabase = {
  /** Of the database and of its owner. */
  name: string;
  /** The address that the owner uses. */
  url: string;
};

/**
 * An empty database with an owner of its own who is no superuser, as somebody gets one on a server of many; `longer` goes behind the
 * name. It is dropped after the file.
 */
export async function ownedDatabase(rights: 'createrole' | 'nocreaterole', longer = ''): Promise<OwnedDatabase> {
  const name = `own_${newId().slice(-8)}${longer}`;
  await asSuperuser(
    sql`create role ${sql.ref(name)} login ${sql.raw(rights)} password 'a password'`,
    sql`create database ${sql.ref(name)} owner ${sql.ref(name)}`,
  );
  afterAll(() => asSuperuser(sql`drop database ${sql.ref(name)} with (force)`));
  return { name, url: addressOf(name, name) };
}

/** The address at which an owner of another database reaches this one. */
export function addressOf(database: string, user?: string): string {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${database}`;
  if (user !== undefined) [url.username, url.password] = [user, 'a password'];
  return url.href;
}

/** What only an administrator of the whole server may order. */
export async function asSuperuser(...orders: ReturnType<typeof sql>[]): Promise<void> {
  const { db, close } = openDatabase({
    url: addressOf('postgres'),
    applicationName: 'quarry test',
    maxConnections: 1,
  });
  try {
    for (const order of orders) await order.execute(db);
  } finally {
    await close();
  }
}
