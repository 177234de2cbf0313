import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, goTo, heading, open, signedInVisitor } from './visitor.ts';

const { page, complaints, untilQuiet } = await signedInVisitor();
const name = `Robot ${randomBytes(4).toString('hex')}`;

async function ask(secret: string, query: string): Promise<{ status: number; answer: string }> {
  const response = await fetch(address('/graphql'), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, answer: await response.text() };
}

describe('an API key', () => {
  it('is made with rights of its own, shown once, used by a program, told in the trail and revoked', async () => {
    await open(page, '/settings/api-keys/new', 'Add API key');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').filter({ hasText: 'Fill this in' }).first().waitFor();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Brands').first().selectOption('manage');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: `Key ${name}` }).waitFor();
    const secret = await page.getByLabel('Secret').inputValue();
    expect(secret).toMatch(/^quarry_key_/);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 720 });
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    const made = await ask(secret, `mutation { createBrand(input: { name: "By ${name}" }) { __typename } }`);
    expect(made.answer).toContain('BrandCreated');
    expect((await ask(secret, '{ users { total { count } } }')).answer).toContain('FORBIDDEN');
    await goTo(page, 'Audit trail');
    await page.getByRole('row', { name: new RegExp(`By ${name}.*by an API key “${name}”`) }).waitFor();

    await page.getByRole('link', { name: 'API keys' }).first().click();
    await heading(page, 'API keys');
    const row = page.getByRole('row', { name: new RegExp(`${name}.*Active.*Brands: everything`) });
    await row.getByRole('link', { name }).click();
    await heading(page, name);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.content()).not.toContain(secret);

    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(`Key ${name} revoked`).waitFor();
    await page.getByRole('region', { name: 'History' }).getByText('revoked it').waitFor();
    await expect.poll(async () => (await ask(secret, '{ __typename }')).status).toBe(401);
    expect(complaints).toEqual([]);
  });
});
