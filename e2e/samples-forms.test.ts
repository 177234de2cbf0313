import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
/** A field that wants an answer has a star behind its label. */
const field = (label: string) => main().getByLabel(new RegExp(`^${label}( \\*)?$`));
const step = () => main().locator('[aria-current="step"]').innerText();

describe('the form elements', () => {
  it('are all shown in one state: usual, with an error, disabled, read-only', async () => {
    await open(page, '/forms/elements', 'Form elements');
    await expect.poll(() => main().locator('section[aria-label]').count()).toBe(17);
    await main().getByText('With an error').click();
    await expect.poll(() => main().getByText('This is what an error looks like.').count()).toBe(17);
    // The card of an element has the name of its field.
    const text = main().getByRole('textbox', { name: 'Text', exact: true });
    const telephone = main().getByRole('textbox', { name: 'Telephone with a mask' });
    await main().getByText('Disabled', { exact: true }).click();
    await expect.poll(() => text.isDisabled()).toBe(true);
    await main().getByText('Read-only', { exact: true }).click();
    await expect.poll(() => text.isEditable()).toBe(false);
    await expect.poll(() => text.isEnabled()).toBe(true);
    await main().getByText('Usual', { exact: true }).click();
    await telephone.fill('5550199');
    await expect.poll(() => telephone.inputValue()).toBe('555-0199');
  });
});

describe('the wizard', () => {
  it('passes no faulty step, keeps what was typed on the way back, and jumps ahead of nothing', async () => {
    await page.goto(address('/forms/wizard?step=check'));
    await heading(page, 'Wizard');
    await expect.poll(() => step()).toMatch(/The shop/);
    await button('Next').click();
    await expect.poll(() => main().getByText('Fill this in.').count()).toBe(1);
    await field('Name of the shop').fill('Quayside');
    await field('Web site').fill('https://quayside.example');
    await button('Next').click();
    await expect.poll(step).toMatch(/Who to ask/);
    await field('Contact').fill('Noor Veldkamp');
    await button('Back').click();
    await expect.poll(() => field('Name of the shop').inputValue()).toBe('Quayside');
    await button('Next').click();
    await expect.poll(() => field('Contact').inputValue()).toBe('Noor Veldkamp');
    await field('E-mail').fill('noor@quayside.example');
    await button('Next').click();
    await main().getByText('https://quayside.example').waitFor();
    await button('Finish').click();
    await page.getByText('Finished, in this page only').waitFor();
  });
});

describe('the validation', () => {
  it('counts what is wrong, goes to the first, compares two days, and asks about a name', async () => {
    await open(page, '/forms/form-validation', 'Validation');
    await button('Check').click();
    await main().getByText('5 fields need attention').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    await field('Username').fill('tia-nobody');
    await field('E-mail').fill('ida@example.org');
    await main().getByText('This name is free.').waitFor();
    await field('Age').fill('17');
    await field('First day').fill('2026-05-02');
    await field('Last day').fill('2026-05-01');
    await button('Check').click();
    await main().getByText('1 field needs attention').waitFor();
    await field('Age').fill('18');
    await button('Check').click();
    await main().getByText('The last day lies before the first.').waitFor();
    await field('Last day').fill('2026-05-03');
    await button('Check').click();
    await page.getByText('All fields are good.').waitFor();
    await expect.poll(() => field('Age').inputValue()).toBe('');
  });
});

describe('the repeated rows', () => {
  it('keep the others when one in the middle goes, and bring it back', async () => {
    await open(page, '/forms/form-repeater', 'Repeated rows');
    const articles = () => field('Article').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    await button('Remove row 2').click();
    await expect.poll(articles).toEqual(['Kveld 12', 'Cairn 7']);
    await main().getByText('Total €162.00').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(articles).toEqual(['Kveld 12', 'Belvane 3', 'Cairn 7']);
    await button('Add a row').click();
    await expect.poll(articles).toHaveLength(4);
    expect(visitor.complaints).toEqual([]);
  });
});
