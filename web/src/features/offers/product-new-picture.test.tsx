import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { type FakeUploadDoor, fakeUploadDoor } from '../../testing/fake-upload-door.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { FoundRecordsDocument } from '../../ui/record-choices/record-choices.operations.generated.ts';
import {
  BrandChoicesDocument,
  CreateProductDocument,
  ProductAttributesDocument,
  ProductBrandsDocument,
  SetProductPictureDocument,
} from '../products/product.operations.generated.ts';
import { OfferShopsDocument } from './offers.operations.generated.ts';
import { ProductNewScreen } from './product-new.screen.tsx';

const image = { id: 'a5', code: 'image', isBasic: true, isVariantLevel: false, names: [], type: 'media' };
const server = fakeServer();
let door: FakeUploadDoor;

beforeEach(async () => {
  stubBrowser();
  signIn();
  // The browser of the tests has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:lamp', revokeObjectURL: () => undefined });
  door = fakeUploadDoor(1_000);
  server.serve(door.serve);
  server.answer(BrandChoicesDocument, () => ({ brands: { nodes: [] } }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [] }));
  server.answer(OfferShopsDocument, () => ({ offerShops: [] }));
  server.answer(ProductBrandsDocument, () => ({ productBrands: { isAny: true, brands: [] } }));
  server.answer(ProductAttributesDocument, () => ({ attributes: [image] }) as never);
  server.answer(CreateProductDocument, () => ({
    createProduct: {
      __typename: 'ProductCreated',
      product: { id: 'p1', name: 'Lamp', version: 4, mayDelete: true },
    },
  }));
  // The form leaves its page once the product is made; what was said stays.
  render(<Toaster />);
  await renderRoute(ProductNewScreen, '/products/new');
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  localStorage.clear();
});

const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText('Choose a file'),
    new File(['dots'], 'lamp.png', { type: 'image/png' }),
  );
const add = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Lamp');
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
};

it('shows a picture with its name, leaves it out again, and deletes what was sent', async () => {
  await choose();
  await screen.findByText('lamp.png');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:lamp');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the picture out' }));
  await screen.findByRole('button', { name: 'Choose a file' });
  expect(screen.queryByText('Unfinished uploads')).toBeNull();
  await waitFor(() => expect(door.uploads.size).toBe(0));
  await add();
  await screen.findByText('Lamp was added as a draft.');
  expect(server.asked(SetProductPictureDocument)).toEqual([]);
});

it('says that a product was made without its picture where the upload failed', async () => {
  door.instead(/POST .uploads$/, () =>
    Response.json({ error: { code: 'upload_quota', reason: 'Your unused uploads take too much.' } }, { status: 409 }),
  );
  await choose();
  await screen.findByText(/lamp.png/);
  await add();
  await screen.findByText(/Lamp was added as a draft, but without its picture/);
  expect(server.asked(SetProductPictureDocument)).toEqual([]);
});

it('gives the product its picture, and says why that was refused', async () => {
  server.answer(SetProductPictureDocument, () => ({
    setProductPicture: {
      __typename: 'NotAllowedNow',
      code: 'UPLOAD_USED',
      reason: 'The upload is used already.',
      wording: { key: 'none', params: {} },
    },
  }));
  await choose();
  await screen.findByRole('button', { name: 'Leave the picture out' });
  await add();
  await screen.findByText('Lamp was added as a draft, but without its picture: The upload is used already.');
  const [asked] = server.asked(SetProductPictureDocument);
  expect(asked).toMatchObject({ input: { productId: 'p1', version: 4 } });
});
