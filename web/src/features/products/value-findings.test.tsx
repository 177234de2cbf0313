import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../i18n/index.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import {
  SetProductValueDocument,
  type ProductDetailFragment,
  type ValueFindingDetailFragment,
} from './product.operations.generated.ts';
import { type AddedPlace, ProductValues } from './product-values.tsx';

const server = fakeServer();
const torque = {
  id: 'a1',
  code: 'torque',
  name: 'Torque',
  type: 'text',
  unitFamily: null,
  unit: null,
  options: [],
  isBasic: false,
  isVariantLevel: false,
};
const source = {
  shopId: 's1',
  shopName: 'Kernhaus',
  offerId: 'o1',
  offerTitle: 'Desk',
  snapshotId: 'n1',
  pageUrl: 'https://kernhaus.example/desk',
  observedAt: '2026-11-30T10:00:00Z',
  method: 'json-ld',
  path: '$',
  raw: '12 lbs/in',
  storedPageUrl: null,
  isStoredPageGone: false,
  madeBy: null,
};
const finding: ValueFindingDetailFragment = {
  id: 'f1',
  attribute: torque,
  variantId: null,
  locale: '',
  raw: '12 lbs/in',
  reason: {
    text: 'This unit does not fit the attribute.',
    wording: { key: 'finding_other_family', params: {} },
  },
  otherProduct: null,
  source,
};
const value = {
  id: 'v1',
  attribute: torque,
  variantId: null,
  locale: '',
  value: '5 Nm',
  text: '5 Nm',
  pictureUrl: null,
  sourceKind: 'offer',
  source,
  confidence: 0.9,
  isLocked: false,
  updatedAt: '2026-11-30T10:00:00Z',
  alternatives: [],
};
/** What of a product its values go by. */
const product = {
  id: 'p1',
  version: 3,
  mayUpdate: true,
  brand: null,
  category: null,
  variants: [],
  values: [],
  findings: [finding],
} as unknown as ProductDetailFragment;

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

function open(shown: ProductDetailFragment): Promise<unknown> {
  return renderRoute(function Values() {
    const [adding, setAdding] = useState<AddedPlace>();
    return <ProductValues product={shown} attributes={[torque]} adding={adding} onAdd={setAdding} />;
  }, '/products/p1');
}

describe('what a page says and its attribute cannot hold', () => {
  it('stands beside the attribute with the shop, the reason and the way to the page', async () => {
    await open(product);
    expect(await screen.findByText('The page of Kernhaus says “12 lbs/in”.')).toBeDefined();
    expect(screen.getByText(/This unit does not fit the attribute\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the page in the shop' }).getAttribute('href')).toBe(source.pageUrl);
    expect(screen.getByRole('rowheader', { name: 'Torque' })).toBeDefined();
  });

  it('is said in the language of the reader', async () => {
    await changeLanguage('de');
    await open(product);
    expect(await screen.findByText('Die Seite von Kernhaus nennt „12 lbs/in“.')).toBeDefined();
    expect(screen.getByText(/Diese Einheit passt nicht zur Eigenschaft\./)).toBeDefined();
  });

  it('leads to the product that has the text already, from the finding and from a value that is refused', async () => {
    const other = { id: 'p2', name: 'Bench' };
    const taken = { ...finding, otherProduct: other };
    server.answer(SetProductValueDocument, () => ({
      setProductValue: {
        __typename: 'ValueTaken',
        reason: 'Another product, Bench, has “12” already. Enter another value, or change it there first.',
        wording: { key: 'VALUE_TAKEN', params: { name: 'Bench', text: '12', productId: 'p2' } },
        otherProduct: other,
      },
    }));
    await open({ ...product, findings: [taken] });
    const link = await screen.findByRole('link', { name: 'Bench' });
    expect(link.getAttribute('href')).toBe('/products/p2');
    await userEvent.click(await screen.findByRole('button', { name: /^Correct Torque: / }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Bench' })).toHaveLength(2));
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['where there is no value', []],
    ['beside a value of another source', [value]],
  ])('is corrected in one step, which begins with its words, %s', async (_where, values) => {
    server.answer(SetProductValueDocument, () => ({
      setProductValue: { __typename: 'InvalidInput', issues: [{ path: 'value', code: 'too_long' }] },
    }));
    await open({ ...product, values } as unknown as ProductDetailFragment);
    await userEvent.click(await screen.findByRole('button', { name: /^Correct Torque: / }));
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('12 lbs/in');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.lastAsked(SetProductValueDocument)?.input).toMatchObject({
        attributeCode: 'torque',
        value: '12 lbs/in',
      }),
    );
  });

  it('is read alone by people who may not change the product', async () => {
    await open({ ...product, mayUpdate: false });
    expect(await screen.findByText('The page of Kernhaus says “12 lbs/in”.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Correct Torque: / })).toBeNull();
  });
});
