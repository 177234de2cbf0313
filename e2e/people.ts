import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { address, openVisitor, type Visitor } from './visitor.ts';

/**
 * Who uses the dashboard; a client may read `ACL` and `Auth` alone, and a newcomer, who has registered and waits for
 * a role, `Auth` alone.
 */
export const people = ['administrator', 'shop_manager', 'brand_manager', 'analyst', 'client', 'newcomer'] as const;
export type Person = (typeof people)[number];

type Account = { email: string; password: string };

const main = join(import.meta.dirname, '../server/src/main.ts');
const password = 'one of many people';
/** Each test file has people of its own in the one installation. */
const company = randomBytes(4).toString('hex');

/** A browser in which this person is signed in. */
export async function openAs(person: Person): Promise<Visitor> {
  const { email, password } = await accountOf(person);
  const visitor = await openVisitor();
  const { page } = visitor;
  await page.goto(address('/login'));
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  // The log-in has a title of its own; what is waited for is the screen behind it.
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.locator('main h1').first().waitFor();
  return visitor;
}

async function accountOf(person: Person): Promise<Account> {
  if (person === 'administrator') return inject('administrator');
  const email = `${person}@${company}.example.test`;
  if (person === 'client') await ensureClientRole();
  await (person === 'newcomer' ? register(email) : addUser(email, person));
  return { email, password };
}

async function addUser(email: string, role: string): Promise<void> {
  quarry('user', 'create', '--email', email, '--role', role, '--password', password);
}

/** The command line, as whoever runs the product uses it. */
function quarry(...words: readonly string[]): string {
  const env = { ...process.env, QUARRY_DATA: inject('dataFolder') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`quarry ${words.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** No screen makes roles yet, and no role that a new installation has holds so little. */
async function ensureClientRole(): Promise<void> {
  const database = new Client({ connectionString: quarry('database-url') });
  await database.connect();
  const rules = ['ACL', 'Auth'].map((subject) => ({ action: 'read', subject }));
  await database.query(
    `insert into role (id, key, name, rules) values (gen_random_uuid(), 'client', 'Client', $1)
     on conflict (key) do nothing`,
    [JSON.stringify(rules)],
  );
  await database.end();
}

async function register(email: string): Promise<void> {
  const response = await fetch(address('/jwt/register'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `newcomer-${company}`, email, password }),
  });
  if (!response.ok) throw new Error(`The newcomer could not register: ${await response.text()}`);
}
