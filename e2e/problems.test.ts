import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { logIn, openVisitor, type Visitor } from './visitor.ts';

const address = (path: string) => new URL(path, inject('address')).href;

let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await openVisitor();
  page = visitor.page;
  await logIn(page);
});

afterAll(() => visitor.leave());

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const open = async (path: string, title: string) => {
  await page.goto(address(path));
  await heading(title);
};

describe('a screen that cannot be shown', () => {
  const answers = { 503: 'Quarry is being maintained', 500: 'This could not be loaded' };

  it.each([503, 500] as const)('names the cause and one next step when the server answers %i', async (status) => {
    await page.route('**/graphql', (route) => route.fulfill({ status, body: 'no' }));
    await page.goto(address('/'));
    await heading(answers[status]);
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute('**/graphql');
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await heading('Dashboard');
  });

  it('says so when the server cannot be reached, and goes on when it can', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(address('/'));
    await heading('The server cannot be reached');
    expect(await page.locator('main').innerText()).toContain('Check the connection');
    await page.unroute('**/graphql');
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await heading('Dashboard');
  });

  it('leads from an address that does not exist to the dashboard', async () => {
    await open('/no/such/place', 'This page does not exist');
    await page.locator('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading('Dashboard');
    expect(page.url()).toBe(address('/'));
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console but those of a server that was cut off', () => {
    expect(visitor.complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([]);
  });
});
