import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubBrowser } from '../../testing/render-route.tsx';
import * as leaves from './testing/leaves.tsx';
import type { PlantedTree } from './testing/plant-tree.ts';

const { show, row, names, press, focusedIs } = leaves;
let tree: PlantedTree;

beforeEach(() => {
  stubBrowser();
  // What a toast asks of the browser when it is touched, and jsdom lacks.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  sessionStorage.clear();
  tree = leaves.plant({ Oak: { Branch: { Acorn: {} }, Twig: {} }, Elm: { Bud: {} }, Yew: {} });
});
afterEach(cleanup);

/** Answers moves only when told to. */
function heldAnswer() {
  let release = (_refusal?: string): void => undefined;
  const answer = new Promise<string | undefined>((resolve) => {
    release = resolve;
  });
  tree.answerMoves(() => answer);
  return (refusal?: string) => act(async () => release(refusal));
}

const showOpenOak = async () => {
  await show();
  await press('{ArrowDown}{ArrowUp}{ArrowRight}');
  await row('Twig');
};

it('moves a node among its siblings, shown at once, with the focus on it', async () => {
  const answer = heldAnswer();
  await show();
  await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Elm', 'Oak', 'Yew']));
  expect((await row('Elm')).dataset.moving).toBe('true');
  await focusedIs('Elm');
  await answer();
  await screen.findByText('Elm was moved');
  expect(tree.moves).toEqual([{ id: 'elm', parentId: null, place: { before: 'oak' } }]);
  await waitFor(async () => expect((await row('Elm')).dataset.moving).toBe('false'));
  expect(names()).toEqual(['Elm', 'Oak', 'Yew']);
});

it('takes a move back that is refused, and says why', async () => {
  const answer = heldAnswer();
  await show();
  await press('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Yew', 'Elm']));
  await answer('Elm stays.');
  await screen.findByText('Elm stays.');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Elm', 'Yew']));
});

it('sends the last of several moves of one node that wait for an answer', async () => {
  const answer = heldAnswer();
  await show();
  await press('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Yew', 'Elm']));
  await press('{Alt>}{ArrowUp}{ArrowDown}{ArrowUp}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Yew', 'Oak', 'Elm']));
  await answer();
  await waitFor(() => expect(tree.moves).toHaveLength(2));
  expect(tree.moves.at(-1)).toEqual({ id: 'yew', parentId: null, place: { before: 'oak' } });
  await screen.findByText('Yew was moved');
});

it('moves a node into the one above it and out again', async () => {
  await showOpenOak();
  await press('{ArrowDown}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Branch', 'Acorn', 'Twig', 'Elm', 'Yew']));
  expect((await row('Twig')).getAttribute('aria-level')).toBe('3');
  await focusedIs('Twig');
  await press('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Branch', 'Acorn', 'Twig', 'Elm', 'Yew']));
  await waitFor(async () => expect((await row('Twig')).getAttribute('aria-level')).toBe('2'));
  expect(tree.moves).toEqual([
    { id: 'twig', parentId: 'branch', place: 'last' },
    { id: 'twig', parentId: 'oak', place: { after: 'branch' } },
  ]);
});

it('offers the way back', async () => {
  await showOpenOak();
  await press('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Twig', 'Branch', 'Elm', 'Yew']));
  const message = (await screen.findByText('Branch was moved')).closest<HTMLElement>('[data-sonner-toast]');
  await act(() => userEvent.click(within(message ?? document.body).getByRole('button', { name: 'Undo' })));
  await waitFor(() => expect(names()).toEqual(['Oak', 'Branch', 'Twig', 'Elm', 'Yew']));
  await focusedIs('Branch');
});

const openDialog = async (name: string) => {
  await press('M');
  return within(await screen.findByRole('dialog', { name: `Move ${name}` }));
};

it('moves a node to one that is found by its name, and says there why not', async () => {
  tree.answerMoves(async () => 'Acorn is full.');
  await show();
  await press('{ArrowDown}');
  const dialog = await openDialog('Elm');
  await press('acor');
  await dialog.findByText('Oak › Branch');
  await press('{Enter}');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Acorn/ }).checked).toBe(true);
  await act(() => userEvent.click(dialog.getByRole('radio', { name: 'At the beginning' })));
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Move' })));
  await dialog.findByText('Acorn is full.');
  expect(names()).toEqual(['Oak', 'Elm', 'Yew']);
  tree.answerMoves(async () => undefined);
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Move' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tree.moves.at(-1)).toEqual({ id: 'elm', parentId: 'acorn', place: 'first' });
  await waitFor(() => expect(names()).toEqual(['Oak', 'Yew']));
});

it('offers no place for a node in itself or below itself', async () => {
  await show();
  await press('{ArrowDown}{ArrowUp}');
  const dialog = await openDialog('Oak');
  await press('acor');
  const acorn = await dialog.findByRole<HTMLInputElement>('radio', { name: /Acorn/ });
  expect(acorn.disabled).toBe(true);
  dialog.getByText(/into itself or below itself/);
});

const rowPx = 40;

/** From the middle of a row to a height of the tree, which begins at the top of the window here. */
const drag = async (name: string, height: number) => {
  const link = await screen.findByRole('link', { name });
  const from = Number((await row(name)).dataset.index) * rowPx + rowPx / 2;
  const pointer = { button: 0, pointerType: 'mouse', clientX: 100 };
  await act(async () => void fireEvent.pointerDown(link, { ...pointer, clientY: from }));
  await act(async () => void fireEvent.pointerMove(window, { ...pointer, clientY: height }));
};
const drop = () => act(async () => void fireEvent.pointerUp(window));

it.each([
  ['before a row', 1.1, { parentId: null, place: { before: 'elm' } }],
  ['behind a row', 0.9, { parentId: null, place: { after: 'oak' } }],
  ['into a row', 0.5, { parentId: 'oak', place: 'last' }],
])('moves a node that is dragged %s', async (_where, rows, move) => {
  await show();
  await drag('Yew', rows * rowPx);
  await drop();
  await waitFor(() => expect(tree.moves).toEqual([{ id: 'yew', ...move }]));
});

it('says that a node cannot go below itself while it is dragged there, and moves nothing', async () => {
  await showOpenOak();
  await drag('Oak', 1.5 * rowPx);
  await screen.findByText(/into itself or below itself/);
  await drop();
  expect(screen.queryByText(/into itself or below itself/)).toBeNull();
  expect(tree.moves).toEqual([]);
});

it('leaves a node where it is when Escape is pressed while it is dragged', async () => {
  await show();
  await drag('Yew', 2);
  await press('{Escape}');
  await drop();
  expect(tree.moves).toEqual([]);
});
