import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useRecord, type TypedDocument } from '../../data/index.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import type { SaveOutcome } from '../form/index.ts';
import { RevertChangeDocument } from '../history/history.operations.generated.ts';
import { useCommand, useSaveRecord } from './index.ts';

type Brand = { name: string; version: number };
type Common =
  | { __typename: 'InvalidInput'; issues: readonly { path: string; code: string }[] }
  | { __typename: 'VersionConflict'; lastChange: { by: string | null; at: string } | null }
  | { __typename: 'NotAllowedNow'; code: string; reason: string }
  | { __typename: 'NotFound' };
type Changed = { __typename: 'BrandChanged'; changeId: string | null; brand: Brand };
type InUse = { __typename: 'BrandInUse'; products: number };

const query = <Data,>(name: string, reads?: readonly string[]): TypedDocument<Data, object> => ({
  name,
  text: `query ${name} { it }`,
  ...(reads && { reads }),
});
const brandById = query<{ brand: Brand }>('BrandById', ['Brand']);
const products = query<object>('Products', ['Brand', 'Product']);
const shops = query<object>('Shops', ['Shop']);
const figures = query<object>('Figures');
const trail = query<object>('Trail', ['Change']);
const stars = query<object>('Stars', ['Bookmark']);
const change: TypedDocument<{ changeBrand: Changed | InUse | Common }, { version: number; name: string }> = {
  name: 'ChangeBrand',
  text: 'mutation ChangeBrand { it }',
};

const server = fakeServer();
const others = [products, shops, figures, trail, stars];
const counts = () => Object.fromEntries(others.map((one) => [one.name, server.asked(one).length]));

function Asks({ document }: { document: TypedDocument<object, object> }) {
  useRecord(document, {});
  return null;
}

function Screen() {
  const { data } = useRecord(brandById, {});
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const page = { document: brandById, variables: {} };
  const version = data?.brand.version ?? 0;
  const { run } = useCommand({
    kind: 'brand',
    document: change,
    variables: (name: string) => ({ version, name }),
    page,
    answers: {
      BrandChanged: ({ brand, changeId }) => ({
        kind: 'done',
        text: `It is ${brand.name} now`,
        undo: changeId,
        shown: { brand },
      }),
      BrandInUse: (inUse, name) => ({
        kind: 'refused',
        refusal: { code: 'IN_USE', reason: `It has ${inUse.products} products.` },
        title: `It was not made ${name}`,
      }),
    },
  });
  const save = useSaveRecord({
    kind: 'brand',
    document: change,
    variables: (name: string) => ({ version, name }),
    page,
    answers: {
      BrandChanged: ({ brand, changeId }) => ({ kind: 'saved', text: 'Saved', undo: changeId, shown: { brand } }),
      BrandInUse: () => ({ kind: 'refused', field: 'name', text: 'It is in use.' }),
    },
  });
  return (
    <>
      <Toaster />
      {others.map((one) => (
        <Asks key={one.name} document={one} />
      ))}
      <h1>{data?.brand.name}</h1>
      <button type="button" onClick={() => void run('Nordlicht')}>
        Rename
      </button>
      <button type="button" onClick={() => void save('Nordlicht').then(setOutcome)}>
        Save
      </button>
      <output>{outcome?.kind}</output>
      {outcome?.kind === 'saved' && (
        <button type="button" onClick={() => void outcome.after?.()}>
          Show it
        </button>
      )}
    </>
  );
}

beforeAll(async () => {
  await Promise.all([import('../explain/explain.tsx'), import('../explain/refusals.tsx')]);
}, 60_000);
beforeEach(() => {
  stubBrowser();
  // What a toast asks of the browser when it is touched, and jsdom lacks.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  signIn();
  server.answer(brandById, () => ({ brand: { name: 'Polar', version: 3 } }));
  for (const one of others) server.answer(one, () => ({}));
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

const open = async () => {
  await renderRoute(Screen, '/');
  await screen.findByRole('heading', { name: 'Polar' });
  await waitFor(() => expect(counts()).toEqual({ Products: 1, Shops: 1, Figures: 1, Trail: 1, Stars: 1 }));
};
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));
const answerChange = (result: Changed | InUse | Common) => server.answer(change, () => ({ changeBrand: result }));
const changed: Changed = { __typename: 'BrandChanged', changeId: 'c1', brand: { name: 'Nordlicht', version: 4 } };
const conflict: Common = { __typename: 'VersionConflict', lastChange: { by: 'Bo', at: '2026-01-02T03:04:05Z' } };
const notNow: Common = { __typename: 'NotAllowedNow', code: 'BRAND_LOCKED', reason: 'It is locked today.' };

describe('a command', () => {
  it('shows what came back, and asks again for what may show the record and for nothing else', async () => {
    await open();
    answerChange(changed);
    await press('Rename');
    await screen.findByRole('heading', { name: 'Nordlicht' });
    await waitFor(() => expect(counts()).toEqual({ Products: 2, Shops: 1, Figures: 2, Trail: 2, Stars: 2 }));
    expect(server.asked(brandById)).toHaveLength(1);
  });

  it('is taken back by its change', async () => {
    await open();
    answerChange(changed);
    server.answer(RevertChangeDocument, () => ({
      revertChange: { __typename: 'ChangeReverted', changeId: 'c2', entityId: 'b1', isRevertible: true },
    }));
    await press('Rename');
    const message = (await screen.findByText('It is Nordlicht now')).closest<HTMLElement>('[data-sonner-toast]');
    await act(() => userEvent.click(within(message ?? document.body).getByRole('button', { name: 'Undo' })));
    await waitFor(() => expect(server.lastAsked(RevertChangeDocument)?.changeId).toBe('c1'));
    await screen.findByRole('heading', { name: 'Polar' });
  });

  it('says why it was refused, by the rule of its area or that of all', async () => {
    await open();
    answerChange({ __typename: 'BrandInUse', products: 2 });
    await press('Rename');
    await screen.findByText('It was not made Nordlicht');
    expect(await screen.findByText('It has 2 products.')).toBeDefined();
    answerChange(notNow);
    await press('Rename');
    await screen.findByText('It is locked today.');
    expect(screen.getByText('BRAND_LOCKED')).toBeDefined();
  });

  it('reads the newest version where somebody else saved one meanwhile', async () => {
    await open();
    answerChange(conflict);
    server.answer(brandById, () => ({ brand: { name: 'Aurora', version: 4 } }));
    await press('Rename');
    await screen.findByText(/^Somebody saved a newer version meanwhile/);
    await screen.findByRole('heading', { name: 'Aurora' });
    await press('Rename');
    await waitFor(() => expect(server.lastAsked(change)?.version).toBe(4));
  });
});

describe('a save', () => {
  it('waits for its form before it shows what came back', async () => {
    await open();
    answerChange(changed);
    await press('Save');
    await screen.findByText('saved');
    expect(screen.getByRole('heading', { name: 'Polar' })).toBeDefined();
    await press('Show it');
    await screen.findByRole('heading', { name: 'Nordlicht' });
    await waitFor(() => expect(counts()).toMatchObject({ Products: 2, Shops: 1 }));
  });

  it.each<[SaveOutcome['kind'], Common | InUse]>([
    ['issues', { __typename: 'InvalidInput', issues: [{ path: 'name', code: 'too_long' }] }],
    ['conflict', conflict],
    ['gone', { __typename: 'NotFound' }],
    ['refused', { __typename: 'BrandInUse', products: 2 }],
  ])('is answered with %s for the form to show', async (kind, result) => {
    await open();
    answerChange(result);
    await press('Save');
    expect(await screen.findByText(kind)).toBeDefined();
  });

  it('says itself why the record cannot be saved now', async () => {
    await open();
    answerChange(notNow);
    await press('Save');
    await screen.findByText('It is locked today.');
    expect(screen.getByText('asked')).toBeDefined();
  });
});
