import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useRecord } from '../../data/index.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { StateCard, type ConfigurableState } from '../../ui/lifecycle/index.ts';
import {
  ChangeCrawlerStateDocument,
  CrawlerByIdDocument,
  type CrawlerDetailFragment,
} from './crawlers.operations.generated.ts';
import { useChangeState } from './use-change-state.ts';

const server = fakeServer();
const crawler = (version: number, state: ConfigurableState, nextStates: readonly ConfigurableState[]) =>
  ({ id: 'c1', name: 'Alder', version, state, nextStates }) as CrawlerDetailFragment;

function State({ shown }: { shown: CrawlerDetailFragment }) {
  const { run, isPending } = useChangeState(shown);
  const onChange = (to: ConfigurableState) => void run({ version: shown.version, from: shown.state, to });
  return <StateCard {...shown} mayChange isBusy={isPending} onChange={onChange} />;
}

function Screen() {
  const { data } = useRecord(CrawlerByIdDocument, { id: 'c1' });
  return (
    <>
      <Toaster />
      {data?.crawler && <State shown={data.crawler} />}
    </>
  );
}

beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  stubBrowser();
  signIn();
  server.answer(CrawlerByIdDocument, () => ({ crawler: crawler(4, 'active', ['paused', 'archived']) }));
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  localStorage.clear();
});

async function pause() {
  await renderRoute(Screen, '/crawlers/c1');
  const button = await screen.findByRole('button', { name: 'Pause' });
  await act(() => userEvent.click(button));
}

it('moves a crawler over the version that was seen, and back over the one that came of it', async () => {
  server.answer(ChangeCrawlerStateDocument, ({ version, state }) => ({
    changeCrawlerState: { __typename: 'CrawlerSaved', crawler: crawler(version + 1, state, ['active', 'paused']) },
  }));
  await pause();
  await screen.findByText('Alder: Paused');
  await screen.findByRole('button', { name: 'Activate' });
  expect(server.asked(CrawlerByIdDocument)).toHaveLength(1);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Undo' })));
  await screen.findByText('Alder: Active');
  expect(server.asked(ChangeCrawlerStateDocument)).toEqual([
    { id: 'c1', version: 4, state: 'paused' },
    { id: 'c1', version: 5, state: 'active' },
  ]);
});

it('offers no way back where there is none', async () => {
  server.answer(ChangeCrawlerStateDocument, ({ version, state }) => ({
    changeCrawlerState: { __typename: 'CrawlerSaved', crawler: crawler(version + 1, state, ['archived']) },
  }));
  await pause();
  await screen.findByText('Alder: Paused');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('reads a crawler anew that somebody else changed, and says so', async () => {
  server.answer(ChangeCrawlerStateDocument, () => ({
    changeCrawlerState: { __typename: 'VersionConflict', currentVersion: 5, lastChange: null },
  }));
  await pause();
  await waitFor(() => expect(server.asked(CrawlerByIdDocument)).toHaveLength(2));
  await screen.findByText(/saved a newer version/);
});
