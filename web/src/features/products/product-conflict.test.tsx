import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import {
  ChangeProductStatusDocument,
  DeleteProductDocument,
  ProductByIdDocument,
  type ProductDetailFragment,
} from './product.operations.generated.ts';
import { DeleteProductButton } from './delete-product-button.tsx';
import { ProductStatusActions } from './product-status-actions.tsx';

const server = fakeServer();
const publish = { action: 'publish', to: 'ACTIVE', isAllowed: true, refusal: null };
/** What of a product its actions go by. */
const product = {
  id: 'p1',
  name: 'Arc lamp',
  version: 3,
  archival: null,
  actions: [publish],
} as unknown as ProductDetailFragment;
const at = new Date(Date.now() - 100 * 60_000).toISOString();
const archival = { reason: 'NOT_SOLD', note: null, by: 'Ada Lovelace', at } as const;

beforeEach(() => {
  stubBrowser();
  signIn();
  server.answer(ChangeProductStatusDocument, () => ({
    changeProductStatus: { __typename: 'VersionConflict', currentVersion: 4, lastChange: null },
  }));
});
afterEach(() => {
  // A new toaster shows again what an earlier one still did.
  toast.dismiss();
  cleanup();
});

async function press(newest: ProductDetailFragment, seen = product): Promise<void> {
  server.answer(ProductByIdDocument, () => ({ product: newest }));
  await renderRoute(
    () => (
      <>
        <ProductStatusActions product={seen} />
        <Toaster />
      </>
    ),
    '/',
  );
  await userEvent.click(screen.getByRole('button'));
}

it('says that a product was archived meanwhile, by whom and when, with the way on', async () => {
  await press({ ...product, version: 4, archival });
  expect(await screen.findByText('Arc lamp was archived by Ada Lovelace 2 hours ago.')).toBeDefined();
  expect(screen.getByText('Unarchive it on this page, then make your change again.')).toBeDefined();
  expect(screen.queryByText(/newer version/)).toBeNull();
});

it('says of any other change that there is a newer version', async () => {
  await press({ ...product, version: 4 });
  expect(await screen.findByText(/saved a newer version/)).toBeDefined();
});

it('says of a product that was seen archived only that there is a newer version', async () => {
  const unarchive = { ...publish, action: 'unarchive' };
  await press({ ...product, version: 4, archival }, { ...product, archival, actions: [unarchive] });
  expect(await screen.findByText(/saved a newer version/)).toBeDefined();
  expect(screen.queryByText(/was archived by/)).toBeNull();
});

it('says the same where such a product was to be deleted', async () => {
  server.answer(ProductByIdDocument, () => ({ product: { ...product, version: 4, archival } }));
  server.answer(DeleteProductDocument, () => ({
    deleteProduct: { __typename: 'VersionConflict', currentVersion: 4, lastChange: null },
  }));
  await renderRoute(
    () => (
      <>
        <DeleteProductButton product={{ ...product, archival }} />
        <Toaster />
      </>
    ),
    '/',
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/saved a newer version/)).toBeDefined();
  expect(screen.queryByText(/was archived by/)).toBeNull();
});
