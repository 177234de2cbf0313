import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { fakeUploadDoor, type FakeUploadDoor } from '../../testing/fake-upload-door.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { UploadZone } from './index.ts';
import { sendInParts } from './send-in-parts.ts';

const server = fakeServer();
let door: FakeUploadDoor;
let completed: string[];

beforeAll(stubBrowser);
beforeEach(() => {
  signIn();
  door = fakeUploadDoor();
  completed = [];
  server.serve(door.serve);
});
afterEach(cleanup);

const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' });
const kettles = () => file('kettles.csv', 'name\nKettle');

async function show() {
  await renderRoute(
    () => (
      <UploadZone
        purpose="TABLE"
        accept=".csv,.tsv"
        help="CSV or TSV"
        onComplete={async (id) => void completed.push(id)}
      />
    ),
    '/upload',
  );
}
const choose = async (chosen: File, label = 'Choose a file') => {
  await userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), chosen);
};
const parts = () =>
  door.asked.filter((request) => request.startsWith('PUT')).map((request) => request.split('/').at(-1));

it('says how large a file may be, sends it part by part and says that it is there', async () => {
  await show();
  expect(await screen.findByText('CSV or TSV Up to 200 MB.')).toBeDefined();
  await choose(kettles());
  await waitFor(() => expect(completed).toEqual(['u1']));
  expect(parts()).toEqual(['0', '4', '8']);
  expect(door.uploads.get('u1')).toMatchObject({ fileName: 'kettles.csv', bytes: 11, reached: 11, state: 'COMPLETE' });
});

it('asks how far it came after a part was lost, and goes on there', async () => {
  door.instead(/parts\/4$/, () => {
    // It was kept, and only the answer is lost.
    const upload = door.uploads.get('u1');
    if (upload) upload.reached = 8;
    return undefined;
  });
  await show();
  await choose(kettles());
  await waitFor(() => expect(completed).toEqual(['u1']));
  expect(door.asked.slice(1)).toEqual([
    'POST /uploads',
    'PUT /uploads/u1/parts/0',
    'PUT /uploads/u1/parts/4',
    'GET /uploads/u1',
    'PUT /uploads/u1/parts/8',
    'POST /uploads/u1/complete',
    'GET /uploads',
  ]);
});

it('begins a file once, however often the answer to that is lost', async () => {
  door.instead(/^POST \/uploads$/, () => new Response('<html>', { status: 502 }));
  await show();
  await choose(kettles());
  await waitFor(() => expect(completed).toEqual(['u1']));
  expect(new Set(door.keys).size).toBe(1);
});

it('says beside the zone why a file is refused, with the next step, and takes another one', async () => {
  door.instead(/^POST \/uploads$/, () =>
    Response.json(
      {
        error: {
          code: 'upload_empty',
          reason: 'The file is empty.',
          wording: { key: 'upload_empty', params: {} },
        },
      },
      { status: 422 },
    ),
  );
  await show();
  await choose(file('empty.csv', ''));
  expect(await screen.findByText('Choose a file with content.')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('empty.csv: The file is empty.');
  await choose(kettles());
  await waitFor(() => expect(completed).toEqual(['u1']));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('continues what was left unfinished with the same file only', async () => {
  const left = { fileName: 'kettles.csv', purpose: 'TABLE' as const, bytes: 11, chunkBytes: 4, state: 'OPEN' as const };
  door.uploads.set('u1', { id: 'u1', reached: 4, ...left });
  await show();
  await choose(file('kettles.csv', 'another length'), 'Continue with kettles.csv');
  expect(await screen.findByText(/This is another file/)).toBeDefined();
  expect(parts()).toEqual([]);
  await choose(kettles(), 'Continue with kettles.csv');
  await waitFor(() => expect(completed).toEqual(['u1']));
  expect(parts()).toEqual(['4', '8']);
});

it('discards what was left unfinished, and continues what only waits to be used without a file', async () => {
  const whole = { purpose: 'TABLE' as const, bytes: 11, reached: 11, chunkBytes: 4, state: 'COMPLETE' as const };
  door.uploads.set('u1', { id: 'u1', fileName: 'old.csv', ...whole });
  door.uploads.set('u2', { id: 'u2', fileName: 'new.csv', ...whole });
  // What was sent for something else is of no use here.
  door.uploads.set('u3', { id: 'u3', fileName: 'lamp.png', ...whole, purpose: 'PICTURE' });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard old.csv' }));
  await waitFor(() => expect(screen.queryByText('old.csv')).toBeNull());
  expect(screen.queryByText('lamp.png')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with new.csv' }));
  await waitFor(() => expect(completed).toEqual(['u2']));
});

it('stops when it is cancelled, and deletes what was sent', async () => {
  for (const lost of [/parts\/4$/, ...Array.from({ length: 6 }, () => /^GET \/uploads\/u1$/)])
    door.instead(lost, () => undefined);
  await show();
  await choose(kettles());
  expect(await screen.findByText(/The connection was lost/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  await waitFor(() => expect(door.asked).toContain('DELETE /uploads/u1'));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Choose a file' }));
  expect(completed).toEqual([]);
});

it('gives up after the last pause, and keeps what was sent', async () => {
  for (const lost of [/parts\/4$/, /^GET \/uploads\/u1$/, /^GET \/uploads\/u1$/]) door.instead(lost, () => undefined);
  const sending = { file: kettles(), purpose: 'TABLE' as const, key: 'key', begun: undefined };
  const ignored = { signal: new AbortController().signal, onMoved: () => undefined, onWaiting: () => undefined };
  expect(await sendInParts({ ...sending, ...ignored }, [0, 0])).toMatchObject({ kind: 'failed' });
  expect(door.uploads.get('u1')).toMatchObject({ reached: 4, state: 'OPEN' });
});

it('takes a dropped file, and no two of them', async () => {
  await show();
  const zone = (await screen.findByText('or drop it here')).closest('div');
  if (!zone) throw new Error('There is no zone.');
  fireEvent.drop(zone, { dataTransfer: { files: [kettles(), kettles()] } });
  expect(await screen.findByText('Choose one file at a time.')).toBeDefined();
  fireEvent.drop(zone, { dataTransfer: { files: [kettles()] } });
  await waitFor(() => expect(completed).toEqual(['u1']));
});
