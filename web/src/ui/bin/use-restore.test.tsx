import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RestoreFromBinDocument } from './bin.operations.generated.ts';
import { useRestore } from './index.ts';

const server = fakeServer();

function Screen() {
  const restore = useRestore();
  return (
    <>
      <Toaster />
      <button onClick={() => void restore('c1')}>Restore</button>
    </>
  );
}

beforeEach(() => {
  // A new toaster shows again what an earlier one still did, also one of another file.
  toast.dismiss();
  stubBrowser();
  // A pressed toast captures the pointer, which there is none of here.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(cleanup);

it('says what is otherwise than it was before it was deleted', async () => {
  const params = { taken: 'wine', locale: 'en', slug: 'wine-1a2b3c4d' };
  const remarks = [
    { text: 'Older words.', wording: { key: 'restored:at_root', params: {} } },
    { text: 'Older words.', wording: { key: 'restored:slug', params } },
  ];
  server.answer(RestoreFromBinDocument, () => ({
    restoreFromBin: { __typename: 'RestoredFromBin', entity: 'category', name: 'Wine', remarks, named: [] },
  }));
  await renderRoute(Screen, '/');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Restore' })));
  await screen.findByText('Wine is restored');
  expect(
    screen.getByText(/stands at the top level now\. .*slug wine \(en\) by now, so this one has wine-1a2b3c4d\./),
  ).toBeDefined();
});

it('leads to another record that has by now what this one has too', async () => {
  const params = { name: 'New pen', kind: 'GTIN', value: '4012345000009' };
  const remarks = [{ text: 'Older words.', wording: { key: 'restored:identifier', params } }];
  const named = [{ id: 'p7', name: 'New pen' }];
  server.answer(RestoreFromBinDocument, () => ({
    restoreFromBin: { __typename: 'RestoredFromBin', entity: 'product', name: 'Old pen', remarks, named },
  }));
  const { router } = await renderRoute(Screen, '/');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Restore' })));
  await screen.findByText('Another product, New pen, has the GTIN 4012345000009 too.');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Open New pen' })));
  expect(router.state.location.pathname).toBe('/products/p7');
});
