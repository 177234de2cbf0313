import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { fakeUploadDoor } from '../../../../testing/fake-upload-door.ts';
import { listAnswer } from '../../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../../testing/render-route.tsx';
import { signIn } from '../../../../testing/sign-in.ts';
import { SavedViewsDocument } from '../../../../ui/list-screen/views/saved-views.operations.generated.ts';
import { ManageProductsScreen } from '../manage-products.screen.tsx';
import {
  EditProductGridDocument,
  OpenProductGridDocument,
  ProductGridColumnsDocument,
  ProductGridDocument,
  UndoGridStepDocument,
  type GridLineFragment,
  type GridStateFragment,
} from '../product-grid.operations.generated.ts';

type Edit = GridLineFragment['edits'][number];
type Total = { count: number; isExact: boolean };
type Product = {
  id: string;
  values: Record<string, string | null>;
  closed: readonly string[];
  ofVariants: readonly string[];
  edits: Edit[];
};

const columns = [
  { key: 'name:en', name: 'Name', editor: 'TEXT' },
  { key: 'status', name: 'Status', editor: 'NONE' },
  { key: 'tags', name: 'Tags', editor: 'TAGS' },
  { key: 'mpn', name: 'MPN', editor: 'IDENTIFIER' },
  { key: 'sku', name: 'SKU', editor: 'IDENTIFIER' },
] as const;

const product = (at: number): Product => ({
  id: `p${at}`,
  values: { 'name:en': `Kettle ${at}`, status: 'ACTIVE', tags: null, mpn: `M-${at}`, sku: `K-${at}` },
  closed: [],
  ofVariants: [],
  edits: [],
});

/** A server with a grid of products, whose edits it keeps as the real one would. */
export function gridServer() {
  const server = fakeServer();
  const door = { now: fakeUploadDoor(1_000) };
  const now = {
    products: [] as Product[],
    steps: [] as (readonly { id: string; edits: Edit[] }[])[],
    total: undefined as Total | undefined,
    /** Answers of rows from a place on wait until this is over. */
    jump: Promise.resolve(),
  };
  const state = (left: GridStateFragment['left'] = []): GridStateFragment => {
    const edited = now.products.filter(({ edits }) => edits.length > 0);
    const refused = edited.filter(({ edits }) => edits.some(({ refusal }) => refusal !== null));
    const counts = {
      create: 0,
      change: edited.length - refused.length,
      unchanged: 0,
      refused: refused.length,
      emptied: edited.filter(({ edits }) => edits.some(({ text }) => text === null)).length,
      noticed: 0,
    };
    return { set: { id: 's1', state: 'OPEN', jobId: null, counts }, steps: now.steps.length, left };
  };
  const answered = (left?: GridStateFragment['left']) => ({ __typename: 'GridAnswered' as const, ...state(left) });
  const refusalOf = (text: string | null) =>
    text === 'refused' ? { text: 'This text is not taken.\nType another one.', wording: null } : null;

  beforeAll(() => {
    stubBrowser();
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 600 });
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 1_000 });
  });
  beforeEach(() => {
    localStorage.clear();
    signIn();
    door.now = fakeUploadDoor(1_000);
    server.serve((path, init) => door.now.serve(path, init));
    server.serve(async (_path, { body }) => {
      if (typeof body === 'string' && /"row":\d/.test(body)) await now.jump;
      return undefined;
    });
    now.products = Array.from({ length: 5 }, (_unused, at) => product(at + 1));
    now.steps = [];
    now.total = undefined;
    now.jump = Promise.resolve();
    server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
    server.answer(OpenProductGridDocument, () => ({ openProductGrid: state() }));
    server.answer(ProductGridColumnsDocument, () => ({
      productGridColumns: columns.map((column) => ({ ...column, group: column.name, locale: null })),
    }));
    server.answer(ProductGridDocument, (asked) => {
      const lineOf = ({ id, values, closed, ofVariants, edits }: Product): GridLineFragment => {
        const keys = [asked.columns].flat();
        return {
          id,
          name: `Product ${id}`,
          version: 1,
          texts: keys.map((key) => values[key] ?? null),
          sources: keys.map((key) => (values[key] ? 'MANUAL' : 'EMPTY')),
          locked: [],
          closed: keys.flatMap((key, at) => (closed.includes(key) || ofVariants.includes(key) ? [at] : [])),
          ofVariants: keys.flatMap((key, at) => (ofVariants.includes(key) ? [at] : [])),
          edits,
          refusal: null,
        };
      };
      const answer = listAnswer(now.products, asked);
      return { productGrid: { ...answer, nodes: answer.nodes.map(lineOf), total: now.total ?? answer.total } };
    });
    server.answer(EditProductGridDocument, ({ edits }) => {
      now.steps.push(now.products.map(({ id, edits: before }) => ({ id, edits: before })));
      for (const { productId, column, text = null } of [edits].flat()) {
        const one = now.products.find(({ id }) => id === productId);
        if (!one) continue;
        one.edits = [...one.edits.filter((edit) => edit.column !== column), { column, text, refusal: refusalOf(text) }];
      }
      return { editProductGrid: answered() };
    });
    server.answer(UndoGridStepDocument, () => {
      for (const { id, edits } of now.steps.pop() ?? []) {
        const one = now.products.find((other) => other.id === id);
        if (one) one.edits = edits;
      }
      return { undoGridStep: answered() };
    });
  });
  afterEach(cleanup);

  /** So many products, and a grid that scrolls. */
  const stock = (count: number) => {
    now.products = Array.from({ length: count }, (_unused, at) => product(at + 1));
    const scrollTo = (element: Element, top: number) => {
      element.scrollTop = Math.max(0, top);
      // Browsers say it after the drawing.
      setTimeout(() => element.dispatchEvent(new Event('scroll')));
    };
    Object.assign(Element.prototype, {
      scrollTo(this: Element, to: ScrollToOptions) {
        if (to.top !== undefined) scrollTo(this, to.top);
      },
      scrollBy(this: Element, to: ScrollToOptions) {
        scrollTo(this, this.scrollTop + (to.top ?? 0));
      },
    });
  };
  const showEmpty = (address: string) =>
    renderRoute(
      () => (
        <>
          <ManageProductsScreen />
          <Toaster />
        </>
      ),
      '/products/manage',
      address,
    );
  async function show(address = '/products/manage') {
    const view = await showEmpty(address);
    await screen.findByRole('grid');
    await cell('Kettle 1');
    return view;
  }
  /** The cell that shows a text. */
  const cell = (text: string) => screen.findByRole('cell', { name: new RegExp(`^${text}(?!\\d)`) });
  const focused = () => document.activeElement?.textContent ?? '';
  const press = (keys: string) => userEvent.keyboard(keys);
  const begin = async (text: string) => userEvent.click(await cell(text));
  const isFocused = (text: string) =>
    waitFor(() => {
      if (!focused().startsWith(text)) throw new Error(`The focus is at “${focused()}”, not at “${text}”.`);
    });

  return { server, now, door, stock, show, showEmpty, cell, press, begin, isFocused, state, answered };
}
