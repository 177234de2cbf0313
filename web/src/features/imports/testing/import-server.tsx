import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { fakeUploadDoor } from '../../../testing/fake-upload-door.ts';
import { listAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { BulkRunByIdDocument, type BulkProgressFragment } from '../../../ui/bulk-run/bulk.operations.generated.ts';
import { FirstFillingDocument } from '../../../ui/lifecycle/lifecycle.operations.generated.ts';
import { ImportOf } from '../import-of.tsx';
import {
  ChangeSetRowsDocument,
  ImportExamplesDocument,
  ImportPageDocument,
  ImportsListDocument,
  ImportTargetsDocument,
  type ChangeRowFragment,
  type ImportDetailFragment,
} from '../imports.operations.generated.ts';
import { parsePreviewSearch } from '../preview-search.ts';

export const counts = { create: 2, change: 3, unchanged: 1, refused: 1, emptied: 0, noticed: 0 };

export const column = (header: string, target: string | null, reason: 'NAME' | null = 'NAME') => ({
  header,
  target,
  mode: 'SET' as const,
  reason,
});

export function importOf(changed: Partial<ImportDetailFragment> = {}): ImportDetailFragment {
  return {
    id: 'i1',
    kind: 'PRODUCTS',
    within: null,
    fileName: 'kettles.csv',
    step: 'COLUMNS',
    isWaiting: false,
    encoding: 'UTF-8',
    delimiter: ',',
    refusal: null,
    stopReason: null,
    complaints: [],
    columns: [column('Title', 'name:en'), column('Number', 'sku'), column('Notes', null, null)],
    matchBy: 'sku',
    matchKeys: [
      { name: 'sku', targets: ['sku'] },
      { name: 'mpn', targets: ['mpn', 'brand'] },
    ],
    creates: true,
    recipe: null,
    set: null,
    version: 3,
    ...changed,
  };
}
export const previewOf = (changed: Partial<typeof counts> = {}): ImportDetailFragment =>
  importOf({ step: 'PREVIEW', set: { id: 's1', jobId: null, counts: { ...counts, ...changed } } });

export const row = (position: number, changed: Partial<ChangeRowFragment> = {}): ChangeRowFragment => ({
  position,
  plan: 'CHANGE',
  recordId: `p${position}`,
  name: `Kettle ${position}`,
  cells: [{ target: 'name:en', isCleared: false, old: 'Old kettle', new: `Kettle ${position}` }],
  faults: [],
  raw: null,
  ...changed,
});

export const endedRun: BulkProgressFragment = {
  id: 'job',
  list: 'productChanges',
  action: 'apply',
  state: 'succeeded',
  total: 5,
  done: 5,
  unchanged: 0,
  refused: 0,
  conflicts: 0,
  kept: 0,
  requestedAt: '2026-01-01T00:00:00Z',
  requestedBy: 'Ada',
  startedAt: null,
  finishedAt: null,
  nextCommands: ['undo'],
  stopReason: null,
  isResultGone: false,
  undoesId: null,
  undoneById: null,
};

/** A server with one import, whose state the test changes, and its page. */
export function importServer() {
  const server = fakeServer();
  const now = { shown: importOf(), rows: [] as ChangeRowFragment[], run: endedRun };
  beforeAll(() => {
    stubBrowser();
    HTMLElement.prototype.setPointerCapture = () => undefined;
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? 68 : 600;
      },
    });
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
  });
  beforeEach(() => {
    signIn();
    server.serve(fakeUploadDoor().serve);
    Object.assign(now, { shown: importOf(), rows: [], run: endedRun });
    server.answer(ImportPageDocument, () => ({ import: now.shown }));
    server.answer(ImportsListDocument, () => ({
      imports: {
        nodes: [],
        pageInfo: { endCursor: null, hasNextPage: false },
        total: { count: 0, isExact: true },
      },
    }));
    server.answer(ImportTargetsDocument, () => ({
      importTargets: [
        { key: 'name:en', name: 'Name (English)', modes: ['SET', 'FILL', 'CLEAR'] },
        { key: 'sku', name: 'SKU', modes: ['SET', 'FILL'] },
        { key: 'mpn', name: 'MPN', modes: ['SET', 'FILL'] },
        { key: 'brand', name: 'Brand', modes: ['SET', 'FILL', 'CLEAR'] },
      ],
    }));
    server.answer(ImportExamplesDocument, () => ({
      import: { id: 'i1', columns: [{ examples: ['Copper kettle'] }, { examples: ['K-1', 'K-2'] }, { examples: [] }] },
    }));
    server.answer(ChangeSetRowsDocument, (asked) => {
      const [plan] = asked.filter?.plan ?? [];
      const asListed = now.rows
        .filter((one) => plan === undefined || one.plan === plan)
        .map((one) => ({ ...one, id: String(one.position) }));
      return { changeSetRows: listAnswer(asListed, asked) };
    });
    server.answer(BulkRunByIdDocument, () => ({ bulkRun: now.run }));
    server.answer(FirstFillingDocument, () => ({ dashboard: { seed: null } }));
  });
  afterEach(cleanup);

  async function show(address = '/products/update/i1') {
    const view = await renderRoute(
      () => (
        <>
          <ImportOf id="i1" />
          <Toaster />
        </>
      ),
      '/products/update/i1',
      address,
      parsePreviewSearch,
    );
    await screen.findByRole('heading', { level: 1, name: 'kettles.csv' });
    return view;
  }
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const answered = (next: ImportDetailFragment) => {
    now.shown = next;
    return { __typename: 'ImportAnswered' as const, import: next };
  };

  return { server, now, show, heading, click, answered };
}
