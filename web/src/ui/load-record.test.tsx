import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TypedDocument, useRecord } from '../data/index.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../testing/render-route.tsx';
import { BinnedRecordDocument, RestoreFromBinDocument } from './bin/bin.operations.generated.ts';
import { LoadRecord } from './load-record.tsx';

type Kettle = { name: string };
const document: TypedDocument<{ kettle: Kettle | null }, { id: string }> = {
  name: 'KettleById',
  text: 'query KettleById($id: ID!) { kettle(id: $id) { name } }',
};
const server = fakeServer();
const entry = {
  name: 'Copper kettle',
  deletedBy: 'Ada',
  deletedAt: '2026-11-03T09:30:00Z',
  purgeAt: '2026-12-03T09:30:00Z',
  mayRestore: true,
};
let kettle: Kettle | null;

function Screen({ param }: { param?: string }) {
  const query = useRecord(document, { id: 'k1' });
  return (
    <LoadRecord query={query} recordOf={(data) => data.kettle} {...(param !== undefined && { param })}>
      {({ name }) => <h1>{name} is here</h1>}
    </LoadRecord>
  );
}
const show = () => renderRoute(() => <Screen />, '/kettles/$kettleId', '/kettles/k1');

beforeEach(() => {
  stubBrowser();
  kettle = null;
  server.answer(document, () => ({ kettle }));
});
afterEach(cleanup);

it('says of a record in the bin since when it lies there, leads there and brings it back', async () => {
  server.answer(BinnedRecordDocument, () => ({ binEntry: entry }));
  server.answer(RestoreFromBinDocument, () => {
    kettle = { name: 'Copper kettle' };
    return {
      restoreFromBin: {
        __typename: 'RestoredFromBin',
        entity: 'kettle',
        name: 'Copper kettle',
        remarks: [],
        named: [],
      },
    };
  });
  await show();
  await screen.findByRole('heading', { name: 'Copper kettle is in the bin' });
  screen.getByText(/^Deleted on .*2026.* by Ada\.$/);
  expect(screen.getByRole('link', { name: 'Open the bin' }).getAttribute('href')).toMatch(/^\/bin\?q=Copper/);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await screen.findByRole('heading', { name: 'Copper kettle is here' });
  expect(server.asked(RestoreFromBinDocument)).toEqual([{ id: 'k1' }]);
});

it('offers no way back to who may only read it', async () => {
  server.answer(BinnedRecordDocument, () => ({ binEntry: { ...entry, deletedBy: null, mayRestore: false } }));
  await show();
  await screen.findByText(/^Deleted on [^b]*\.$/);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('says that a record is not there where the bin does not show it either', async () => {
  server.answer(BinnedRecordDocument, () => ({ binEntry: null }));
  await show();
  await screen.findByRole('heading', { name: 'Not found' });
  await waitFor(() => expect(server.asked(BinnedRecordDocument)).toEqual([{ id: 'k1' }]));
});

it('asks the bin for the record itself where the address names others too, and for none where it is not said which', async () => {
  const lids = ['/kettles/$kettleId/lids/$lidId', '/kettles/k1/lids/l1'] as const;
  server.answer(BinnedRecordDocument, () => ({ binEntry: entry }));
  await renderRoute(() => <Screen param="kettleId" />, ...lids);
  await screen.findByRole('heading', { name: 'Copper kettle is in the bin' });
  expect(server.asked(BinnedRecordDocument)).toEqual([{ id: 'k1' }]);
  cleanup();
  await renderRoute(() => <Screen />, ...lids);
  await screen.findByRole('heading', { name: 'Not found' });
  expect(server.asked(BinnedRecordDocument)).toHaveLength(1);
});
