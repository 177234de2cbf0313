import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/index.ts';

/** A database of the test file's own, with the newest schema and no rows; it is dropped after the file. */
export async function testDatabase(): Promise<Database> {
  const templateUrl = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = templateUrl.pathname.slice(1);
  // Nobody may be connected to a template while it is cloned, so orders go by way of the server's own database.
  await administer(templateUrl, `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, applicationName: 'quarry test', maxConnections: 5 });
  afterAll(async () => {
    await database.close();
    await administer(templateUrl, `drop database ${escapeIdentifier(name)} with (force)`);
  });
  return database;
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
