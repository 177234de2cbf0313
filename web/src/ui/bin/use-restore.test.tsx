import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
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

beforeEach(stubBrowser);
afterEach(cleanup);

it('says what is otherwise than it was before it was deleted', async () => {
  const params = { taken: 'wine', locale: 'en', slug: 'wine-1a2b3c4d' };
  const remarks = [
    { text: 'Older words.', wording: { key: 'restored:at_root', params: {} } },
    { text: 'Older words.', wording: { key: 'restored:slug', params } },
  ];
  server.answer(RestoreFromBinDocument, () => ({
    restoreFromBin: { __typename: 'RestoredFromBin', name: 'Wine', remarks },
  }));
  await renderRoute(Screen, '/');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Restore' })));
  await screen.findByText('Wine is restored');
  expect(
    screen.getByText(/stands at the top level now\. .*slug wine \(en\) by now, so this one has wine-1a2b3c4d\./),
  ).toBeDefined();
});
