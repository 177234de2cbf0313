import { expect, it } from 'vitest';
import { menuEntries, menuOf, specifiedLabels } from './specified-labels.ts';
import { signedInVisitor } from './visitor.ts';

const { page } = await signedInVisitor();
const labels = specifiedLabels('');

// Where each leads, what is found there, and the other languages: `labels.full.test.ts`.
it('Every label of the specification stands in the menu', async () => {
  await menuOf(page).getByRole('link', { name: 'Manage orders', exact: true }).waitFor();
  expect(await menuEntries(page)).toEqual(expect.arrayContaining(labels.map(([label, path]) => `${path} ${label}`)));
});
