import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { ExportDialog } from './export-dialog.tsx';

const list = {
  key: 'Kettles',
  text: 'query Kettles { kettles { nodes { id } } }',
  variables: { filter: { status: ['DRAFT'] }, sort: [{ field: 'name', direction: 'ASC' }] },
  total: { count: 3, isExact: true },
};
const withImport = { ...list, reimported: '/exports/kettles' };
const columns = [{ header: 'Name', path: 'name' }, { header: 'Picture' }, { header: 'Maker', path: 'maker.name' }];
let kept: { name: string; blob: Blob }[] = [];
let asked: unknown[] = [];
let doors: string[] = [];
let answer: (signal: AbortSignal) => Response;

function Dialog() {
  return <ExportDialog title="Kettles" list={list} columns={columns} onClose={() => undefined} />;
}

function DialogWithImport() {
  return <ExportDialog title="Kettles" list={withImport} columns={columns} onClose={() => undefined} />;
}

const rows = 'Name,Maker\r\n"Bella\n2",Nord\r\nCleo,Nord\r\nDora,Nord\r\n';

beforeEach(() => {
  stubBrowser();
  [kept, asked, doors] = [[], [], []];
  answer = () => new Response(rows);
  vi.stubGlobal('fetch', async (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(JSON.parse(body));
    doors.push(new URL(url, 'http://quarry.test').pathname);
    return answer(signal);
  });
  let blob = new Blob();
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return 'blob:kettles';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    kept.push({ name: this.download, blob });
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (Shown = Dialog) => {
  const user = userEvent.setup();
  await renderRoute(Shown, '/kettles');
  const start = await screen.findByRole('button', { name: 'Export rows' });
  return { user, start };
};

it('asks for what the list shows, column by column, and keeps the file under the list and the day', async () => {
  const { user, start } = await open();
  await user.click(start);
  const said = await screen.findByText(/3 rows are in Kettles-\d{4}-\d\d-\d\d\.csv/);
  expect(asked).toEqual([
    {
      format: 'csv',
      query: list.text,
      operationName: 'Kettles',
      variables: list.variables,
      columns: [
        { header: 'Name', path: 'name' },
        { header: 'Maker', path: 'maker.name' },
      ],
    },
  ]);
  expect(said.textContent).not.toContain('your role');
  expect(kept).toHaveLength(1);
  expect(kept[0]?.blob.size).toBe(rows.length);
});

it('asks the door of the list for a file to import again, of the same rows with all their fields', async () => {
  const { user, start } = await open(DialogWithImport);
  await user.click(screen.getByRole('radio', { name: /import again/ }));
  await user.click(start);
  await screen.findByText(/3 rows are in Kettles-\d{4}-\d\d-\d\d\.csv/);
  expect(doors).toEqual(['/exports/kettles']);
  expect(asked).toEqual([{ filter: { status: ['DRAFT'] }, sort: [{ field: 'name', direction: 'ASC' }] }]);
});

it('offers no such file where rows are not imported', async () => {
  await open();
  expect(screen.queryByRole('radio', { name: /import again/ })).toBeNull();
});

it('says of rows that the reader may see and not export that they are left out', async () => {
  answer = () => new Response('Name,Maker\r\nBella,Nord\r\n');
  const { user, start } = await open();
  await user.click(start);
  expect(await screen.findByText(/1 row is in .*\. 2 rows are not exported: your role/)).toBeDefined();
});

it('can be cancelled on the way, and keeps nothing of it', async () => {
  answer = (signal) =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('Name,Maker\r\nBella,Nord\r\n'));
          signal.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
        },
      }),
    );
  const { user, start } = await open();
  await user.click(start);
  await screen.findByText('1 of 3 rows');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Export rows' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(kept).toEqual([]);
});

it('says that a file which broke off was thrown away', async () => {
  answer = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) }));
  const { user, start } = await open();
  await user.click(start);
  expect((await screen.findByRole('alert')).textContent).toContain('is incomplete');
  expect(kept).toEqual([]);
});
