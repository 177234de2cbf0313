import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ProductNewScreen } from './product-new.screen.tsx';

const name = { id: 'a1', code: 'name', isBasic: true, names: [{ locale: 'en', text: 'Name' }], type: 'text' };

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const person = { id: 'ada', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  const ability = [{ action: 'manage', subject: 'all' }];
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'administrator', ability }));
  session.reload();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says nothing of completeness before it knows what the basics are', async () => {
  let answer: (attributes: unknown) => void = () => undefined;
  const attributes = new Promise((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    return Response.json({
      data:
        operationName === 'ProductAttributes'
          ? { attributes: await attributes }
          : { brands: { nodes: [] }, offerShops: [] },
    });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('meter')).toBeNull();
  answer([name]);
  expect((await screen.findByRole('meter')).getAttribute('value')).toBe('0');
});

it('counts a GTIN only once its check digit is right', async () => {
  const gtin = { id: 'a2', code: 'gtin', isBasic: true, names: [{ locale: 'en', text: 'GTIN' }], type: 'text' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    return Response.json({
      data:
        operationName === 'ProductAttributes'
          ? { attributes: [name, gtin] }
          : { brands: { nodes: [] }, offerShops: [] },
    });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  const filled = async () => (await screen.findByRole('meter')).getAttribute('value');
  const field = await screen.findByRole('textbox', { name: /^GTIN/ });
  await userEvent.type(field, '4006381333932');
  expect(await filled()).toBe('0');
  await userEvent.type(field, '{Backspace}1');
  await waitFor(async () => expect(await filled()).toBe('1'));
});

it('finds a category by its name, shows the way to it, counts it and sends it', async () => {
  const category = { id: 'a3', code: 'category', isBasic: true, names: [], type: 'category' };
  const lamps = { id: '01890000-0000-7000-8000-000000000001', name: 'Home › Lamps' };
  const sent: { categoryId?: string }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as {
      operationName: string;
      variables: { search?: string; input?: { categoryId?: string } };
    };
    if (operationName === 'OfferShops') return Response.json({ data: { offerShops: [] } });
    if (operationName === 'ProductAttributes') return Response.json({ data: { attributes: [name, category] } });
    if (operationName === 'FoundRecords')
      return Response.json({ data: { namedRecords: 'lamps'.includes(variables.search ?? '') ? [lamps] : [] } });
    if (operationName === 'NamedRecords') return Response.json({ data: { namedRecords: [lamps] } });
    if (operationName !== 'CreateProduct') return Response.json({ data: { brands: { nodes: [] } } });
    sent.push(variables.input ?? {});
    const issues = [{ path: 'categoryId', code: 'unknown' }];
    return Response.json({ data: { createProduct: { __typename: 'InvalidInput', issues } } });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Desk lamp');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Category' });
  await userEvent.type(field, 'lam');
  await screen.findByRole('option', { name: 'Home › Lamps' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field.value).toBe('Home › Lamps');
  await waitFor(() => expect(screen.getByRole('meter').getAttribute('value')).toBe('2'));
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(() => expect(sent.map(({ categoryId }) => categoryId)).toEqual([lamps.id]));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

it('asks for a brand, one of the own, from who may add products of these only', async () => {
  const brands = [
    { id: 'b1', name: 'Orla' },
    { id: 'b2', name: 'Pine & Co' },
  ];
  const productBrands = { isAny: false, brands };
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { attributes: [name], brands: { nodes: [] }, offerShops: [], productBrands } }),
  );
  await renderRoute(ProductNewScreen, '/products/new');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Brand/ });
  await waitFor(() => expect(field.required).toBe(true));
  await userEvent.type(field, 'pine');
  await screen.findByRole('option', { name: 'Pine & Co' });
  expect(screen.queryByRole('option', { name: 'Orla' })).toBeNull();
});

it('says while a GTIN is typed that another product has it, and leads there', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { gtin: string } };
    if (operationName !== 'ProductByGtin')
      return Response.json({ data: { attributes: [name], brands: { nodes: [] }, offerShops: [] } });
    asked.push(variables.gtin);
    return Response.json({ data: { productByGtin: { __typename: 'Product', id: 'p7', name: 'Known pen' } } });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  const field = await screen.findByRole('textbox', { name: /^GTIN/ });
  await userEvent.type(field, '400638133393');
  await userEvent.type(field, '1');
  await screen.findByText(/^Known pen has this GTIN already/);
  expect(screen.getByRole('link', { name: 'Open it instead' }).getAttribute('href')).toBe('/products/p7');
  expect(asked).toEqual(['4006381333931']);
  await userEvent.type(field, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/has this GTIN already/)).toBeNull());
});

it('says while a GTIN is typed that its check digit is wrong', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { attributes: [name], brands: { nodes: [] }, offerShops: [], productByGtin: null } }),
  );
  await renderRoute(ProductNewScreen, '/products/new');
  const field = await screen.findByRole('textbox', { name: /^GTIN/ });
  await userEvent.type(field, '4006381333932');
  await screen.findByText('The check digit is wrong, so at least one digit is.');
  await userEvent.type(field, '{Backspace}1');
  await waitFor(() => expect(screen.queryByText(/check digit is wrong/)).toBeNull());
});

it('says while a GTIN is typed that a product in the bin has it, and restores that', async () => {
  const restored: string[] = [];
  let binned: object | null = { id: 'p8', name: 'Binned pen', mayRestore: true };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { id: string } };
    if (operationName === 'RestoreFromBin') {
      restored.push(variables.id);
      binned = null;
      const answer = { __typename: 'RestoredFromBin', entity: 'product', name: 'Binned pen', remarks: [], named: [] };
      return Response.json({ data: { restoreFromBin: answer } });
    }
    if (operationName !== 'ProductByGtin')
      return Response.json({ data: { attributes: [name], brands: { nodes: [] }, offerShops: [] } });
    const productByGtin = binned ? null : { id: 'p8', name: 'Binned pen' };
    return Response.json({ data: { productByGtin, binnedProductByGtin: binned } });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  await userEvent.type(await screen.findByRole('textbox', { name: /^GTIN/ }), '4006381333931');
  await screen.findByText(/^Binned pen lies in the bin and has this GTIN/);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await screen.findByText(/^Binned pen has this GTIN already/);
  expect(restored).toEqual(['p8']);
});

it('says while a SKU is typed that another product has it, and leads there', async () => {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object };
    if (operationName !== 'ProductBySku')
      return Response.json({ data: { attributes: [name], brands: { nodes: [] }, offerShops: [] } });
    asked.push(variables);
    return Response.json({ data: { productBySku: { id: 'p9', name: 'Known board' } } });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  await userEvent.type(await screen.findByRole('textbox', { name: /^SKU/ }), 'SB 90');
  await screen.findByText(/^Known board has this SKU already/);
  expect(screen.getByRole('link', { name: 'Open it instead' }).getAttribute('href')).toBe('/products/p9');
  expect(asked.at(-1)).toEqual({ sku: 'SB 90', brandId: null, exceptId: null });
});

const withBrand = { id: 'b1', name: 'Orla' };
/** The form with its brand chosen, over a server that knows a product by some of its operations. */
const formOfBrand = async (known: Readonly<Record<string, object>>) => {
  const asked: { operationName: string; variables: object }[] = [];
  const productBrands = { isAny: false, brands: [withBrand] };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object };
    if (!known[operationName])
      return Response.json({ data: { attributes: [name], brands: { nodes: [] }, offerShops: [], productBrands } });
    asked.push({ operationName, variables });
    return Response.json({ data: known[operationName] });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Brand/ });
  await waitFor(() => expect(field.required).toBe(true));
  await userEvent.type(field, 'orla');
  await userEvent.click(await screen.findByRole('option', { name: 'Orla' }));
  return asked;
};
const known = { id: 'p9', name: 'Known lamp' };

it('says while a part number is typed that another product of the brand has it, until it is said to be another', async () => {
  const asked = await formOfBrand({
    ProductByMpn: { productByMpn: known },
    ProductBySku: { productBySku: known },
    ProductsNamedLike: { productsNamedLike: [{ id: 'p10', name: 'Known lamps' }] },
  });
  const field = screen.getByRole('textbox', { name: /^MPN/ });
  await userEvent.type(field, 'KL 1');
  await screen.findByText(/^Known lamp has this MPN already/);
  expect(screen.getByRole('link', { name: 'Open it instead' }).getAttribute('href')).toBe('/products/p9');
  expect(asked.at(-1)).toEqual({
    operationName: 'ProductByMpn',
    variables: { mpn: 'KL 1', brandId: 'b1', exceptId: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'This is another one, not Known lamp' }));
  expect(screen.queryByText(/has this MPN already/)).toBeNull();
  expect(document.activeElement).toBe(field);
  // What was said holds in every field.
  await userEvent.type(screen.getByRole('textbox', { name: /^SKU/ }), 'KL 1');
  await waitFor(() => expect(asked.at(-1)?.operationName).toBe('ProductBySku'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Known lam');
  await screen.findByText(/^Known lamps of the same brand/);
  expect(screen.queryByText(/has this SKU already/)).toBeNull();
});

it('says while a name is typed which products of the brand are called nearly the same, one after the other', async () => {
  const second = { id: 'p10', name: 'Known lamps' };
  const asked = await formOfBrand({ ProductsNamedLike: { productsNamedLike: [known, second] } });
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Known lam');
  await screen.findByText(/^Known lamp of the same brand is called nearly the same/);
  expect(asked.at(-1)?.variables).toEqual({ name: 'Known lam', brandId: 'b1', exceptId: null });
  await userEvent.click(screen.getByRole('button', { name: 'This is another one, not Known lamp' }));
  await screen.findByText(/^Known lamps of the same brand is called nearly the same/);
  await userEvent.click(screen.getByRole('button', { name: 'This is another one, not Known lamps' }));
  await waitFor(() => expect(screen.queryByText(/is called nearly the same/)).toBeNull());
});
