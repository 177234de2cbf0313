import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { address, openVisitor, type Visitor } from './visitor.ts';

/** Who uses the dashboard; the last has registered and waits for a role, and so may read `Auth` alone. */
export const people = ['administrator', 'shop_manager', 'brand_manager', 'analyst', 'newcomer'] as const;
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
  await page.locator('main h1').first().waitFor();
  return visitor;
}

async function accountOf(person: Person): Promise<Account> {
  if (person === 'administrator') return inject('administrator');
  const email = `${person}@${company}.example.test`;
  await (person === 'newcomer' ? register(email) : addUser(email, person));
  return { email, password };
}

/** By the command line, as whoever runs the product would. */
async function addUser(email: string, role: string): Promise<void> {
  const words = ['user', 'create', '--email', email, '--role', role, '--password', password];
  const env = { ...process.env, QUARRY_DATA: inject('dataFolder') };
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The ${role} could not be added: ${stderr}`);
}

async function register(email: string): Promise<void> {
  const response = await fetch(address('/jwt/register'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `newcomer-${company}`, email, password }),
  });
  if (!response.ok) throw new Error(`The newcomer could not register: ${await response.text()}`);
}
