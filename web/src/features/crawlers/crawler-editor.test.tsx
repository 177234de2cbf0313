import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import {
  FoundRecordsDocument,
  NamedRecordsDocument,
} from '../../ui/record-choices/record-choices.operations.generated.ts';
import { newValues, type CrawlerValues } from './crawler-config.ts';
import { CrawlerEditor } from './crawler-editor.tsx';
import { CrawlerShopDocument, EstimateCrawlDocument } from './crawlers.operations.generated.ts';

const server = fakeServer();
const alder = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Alder',
  url: 'https://alder.example/',
  minDelayMs: 3000,
};
const birch = { ...alder, id: '01890000-0000-7000-8000-000000000002', name: 'Birch', url: 'https://birch.example/' };
const shops = [alder, { ...birch, minDelayMs: 0 }];
const estimate = {
  knownPages: 0,
  sitemapEntries: 0,
  expectedPages: 0,
  delayMs: 0,
  delayFromRobots: false,
  fullPassSeconds: 0,
  advice: null,
};

beforeEach(() => {
  stubBrowser();
  // What a toast asks of the browser when it is touched, and jsdom lacks.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  localStorage.clear();
  signIn();
  server.answer(CrawlerShopDocument, ({ id }) => ({ shop: shops.find((shop) => shop.id === id) ?? null }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: shops }));
  server.answer(NamedRecordsDocument, () => ({ namedRecords: shops }));
  server.answer(EstimateCrawlDocument, () => ({ estimateCrawl: estimate }));
});
afterEach(cleanup);

async function open(values: CrawlerValues, record?: { entity: string; id: string }) {
  const view = await renderRoute(
    () => (
      <>
        <Toaster />
        <CrawlerEditor
          title="Crawler"
          values={values}
          onSave={async () => ({ kind: 'asked' })}
          {...(record && { record })}
        />
      </>
    ),
    '/crawlers/new',
  );
  await name();
  return view;
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const seeds = () => screen.getByLabelText<HTMLTextAreaElement>(/^Start URLs/).value;
const delay = () => screen.getByLabelText<HTMLInputElement>(/^Crawl delay/).value;
const isNamed = (text: string) => waitFor(async () => expect((await name()).value).toBe(text));
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));

it('begins with what the shop says, which is no draft', async () => {
  const { unmount } = await open(newValues(alder.id));
  await isNamed('Alder');
  expect([seeds(), delay()]).toEqual([alder.url, '3000']);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  unmount();
  expect(drafts()).toEqual([]);

  await open(newValues(birch.id));
  await isNamed('Birch');
  expect([seeds(), delay()]).toEqual([birch.url, '1000']);
});

it('brings back what was typed with the shop that it was typed for, and begins with the other where that is given up', async () => {
  const { unmount } = await open(newValues(alder.id));
  await isNamed('Alder');
  const depth = () => screen.getByLabelText<HTMLInputElement>(/^Max depth/);
  await userEvent.clear(depth());
  await userEvent.type(depth(), '7');
  unmount();

  await open(newValues(birch.id));
  await isNamed('Alder');
  expect([depth().value, seeds()]).toEqual(['7', alder.url]);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await isNamed('Birch');
  expect([depth().value, seeds(), delay()]).toEqual(['10', birch.url, '1000']);
});

it('leaves a stored crawler with its own delay as long as its shop stays', async () => {
  const stored = { ...newValues(alder.id), name: 'Stored' };
  stored.config.seeds = ['https://alder.example/shelves'];
  const { unmount } = await open(stored, { entity: 'crawler', id: 'c1' });
  // It is asked for some time after the shop.
  await waitFor(() => expect(server.asked(EstimateCrawlDocument)).toHaveLength(1));
  expect(server.lastAsked(CrawlerShopDocument)).toEqual({ id: alder.id });
  expect(delay()).toBe('1000');
  unmount();
  expect(drafts()).toEqual([]);
});
