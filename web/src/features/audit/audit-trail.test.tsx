import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { provideAreas, provideRecordKinds, recordKinds, type RecordWords } from '../../ui/routing/index.ts';
import { AuditTrailScreen } from './audit-trail.screen.tsx';

const change = {
  id: 'c1',
  at: '2026-01-02T03:04:05Z',
  actor: 'Ann',
  actorId: null,
  isActorErased: false,
  actorName: 'Ann',
  entity: 'setting',
  entityId: 's1',
  entityName: 'mail.server',
  place: { id: 'p1', name: 'North' },
  action: 'updated',
  cause: 'screen',
  requestId: null,
  isRevertible: false,
  fields: [],
};
const words: RecordWords = {
  entity: 'setting',
  component: ({ children }) => children({ fields: {}, recordText: (key) => `Title of ${key}` }),
};

/** Other files of the same process go by these. */
const allKinds = recordKinds();

beforeEach(() => {
  stubBrowser();
  const areas = Promise.resolve([{ routes: [], words: [words] }]);
  provideAreas(() => areas);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { first: number } };
    const data = operationName === 'AuditTrail' ? { auditTrail: listAnswer([change], variables) } : {};
    return Response.json({ data: { auditSealing: null, ...data } });
  });
});
afterEach(() => {
  cleanup();
  provideRecordKinds(allKinds);
  vi.unstubAllGlobals();
});

it('shows no key while the words of its kind are on their way, but what the kind is called', async () => {
  const { promise, resolve } = Promise.withResolvers<{ routes: []; words: RecordWords[] }[]>();
  provideAreas(() => promise);
  provideRecordKinds([{ entity: 'setting', isNamedByKey: true }]);
  await renderRoute(AuditTrailScreen, '/audit', '/audit');
  await screen.findByRole('link', { name: 'North: Setting' });
  expect(screen.queryByText(/mail\.server/)).toBeNull();
  resolve([{ routes: [], words: [words] }]);
  await screen.findByRole('link', { name: 'North: Title of mail.server' });
});

it('calls a record the same in its row and in the preview: where it lies, and by the title of its key', async () => {
  await renderRoute(AuditTrailScreen, '/audit', '/audit?peek=c1');
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  await within(preview).findByRole('heading', { name: 'North: Title of mail.server' });
  expect(await screen.findByRole('link', { name: 'North: Title of mail.server' })).toBeDefined();
});
