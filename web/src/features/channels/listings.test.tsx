import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { NamedRecordsDocument } from '../../ui/record-choices/record-choices.operations.generated.ts';
import { ListingsListDocument } from './channels.operations.generated.ts';
import { ListingsScreen } from './listings.screen.tsx';

const server = fakeServer();

beforeEach(() => {
  stubBrowser();
  signIn();
  server.answer(ListingsListDocument, (asked) => ({ listings: listAnswer([], asked) }));
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
  server.answer(NamedRecordsDocument, () => ({ namedRecords: [] }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('is asked for the listings of one product, as links from its page do', async () => {
  const path = '/sales-channels/listings';
  await renderRoute(ListingsScreen, path, `${path}?filter=productId:p1&filter=state:LISTED`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(server.lastAsked(ListingsListDocument)).toMatchObject({ filter: { productId: ['p1'], state: ['LISTED'] } }),
  );
});
