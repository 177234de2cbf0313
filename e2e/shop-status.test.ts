import { expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { ownShop } from './own-shop.ts';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;
const ask = await askAsAdministrator();
const { shopId, shopName } = await ownShop(ask, `paused-${Date.now().toString(36)}`);
const status = () => page.getByRole('combobox', { name: 'Status' });
const effects = (title: string) => page.getByRole('region', { name: title });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

it('says what suspending a shop affects before it is saved, with the way there', async () => {
  await open(page, `/shops/${shopId}`, shopName);
  await status().selectOption('SUSPENDED');
  const said = effects(`Suspending ${shopName}`);
  await said.getByText('1 active sales channel goes on selling.').waitFor();
  await said.getByText('You can make the shop active again at any time.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [channels] = await Promise.all([
    page.context().waitForEvent('page'),
    said.getByRole('link', { name: 'Show sales channels' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await channels.getByRole('row').filter({ hasText: shopName }).waitFor();
  await channels.close();
});

it('suspends it, and says of closing that it is final', async () => {
  await save();
  await undoOf(page, `Shop ${shopName} saved`).waitFor();
  expect(await effects(`Suspending ${shopName}`).count()).toBe(0);
  await status().selectOption('CLOSED');
  const said = effects(`Closing ${shopName}`);
  await said.getByText('A closed shop cannot be opened again, and closing cannot be undone.').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await faultsOf(page)).toEqual([]);
  await status().selectOption('SUSPENDED');
  await expect.poll(() => said.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
