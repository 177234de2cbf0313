import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/index.ts';
import type { PreparedServer } from './prepared-server.ts';

/** A test's database, opened as its owner, and once more as the parts of Quarry work on it. */
type TestDatabase = Database & { asApplication: () => Database; asEngines: () => Database };

type TestDatabaseOptions = {
  isEmpty?: boolean;
  /** Where it lies; by default on the server of all tests. */
  server?: Pick<PreparedServer, 'url' | 'application' | 'engines'> | undefined;
};

/** A database of the test file's own, with the newest schema, or none when `isEmpty`, and no rows; it is dropped after the file. */
export async function testDatabase({ isEmpty = false, server }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const templateUrl = new URL(server?.url ?? inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = isEmpty ? 'template0' : templateUrl.pathname.slice(1);
  // Nobody may be connected to a template while it is cloned, so orders go by way of the server's own database.
  // Copying files leaves the log out, which costs more than the copy.
  await administer(
    templateUrl,
    `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, applicationName: 'quarry test', maxConnections: 5 });
  const opened = [database];
  const openAs = (part: 'application' | 'engines') => () => {
    const own = openDatabase({
      url: url.href,
      applicationName: `quarry test ${part}`,
      maxConnections: 5,
      as: server?.[part] ?? inject(part),
    });
    opened.push(own);
    return own;
  };
  afterAll(async () => {
    for (const one of opened) await one.close();
    await administer(templateUrl, `drop database ${escapeIdentifier(name)} with (force)`);
  });
  return { ...database, asApplication: openAs('application'), asEngines: openAs('engines') };
}

async function administer(templateUrl: URL, statement: string): Promise<void> {
  const url = new URL(templateUrl);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
