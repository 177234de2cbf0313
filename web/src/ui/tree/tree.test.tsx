import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubBrowser } from '../../testing/render-route.tsx';
import * as leaves from './testing/leaves.tsx';
import type { PlantedTree } from './testing/plant-tree.ts';

const { show, row, names, press, focusedIs } = leaves;
let tree: PlantedTree;

/** As a browser does, and jsdom does not. */
function scrollForReal(): void {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 50_000 });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
}

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
  tree = leaves.plant({ Oak: { Branch: { Acorn: {} }, Twig: {} }, Elm: { Bud: {} }, Yew: {} });
});
afterEach(cleanup);

it('reads a branch only when it is opened, and says how deep and how many there are', async () => {
  await show();
  expect(names()).toEqual(['Oak', 'Elm', 'Yew']);
  expect(tree.asked).toEqual([null]);
  await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}');
  const twig = await row('Twig');
  expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => twig.getAttribute(name))).toEqual([
    '2',
    '2',
    '2',
  ]);
  expect((await row('Oak')).getAttribute('aria-expanded')).toBe('true');
  expect(names()).toEqual(['Oak', 'Branch', 'Twig', 'Elm', 'Yew']);
});

it('goes inwards and outwards, to both ends and by letters', async () => {
  await show();
  await press('{ArrowDown}{ArrowUp}{ArrowRight}');
  await row('Twig');
  await press('{ArrowRight}');
  await focusedIs('Branch');
  await press('{ArrowLeft}');
  await focusedIs('Oak');
  await press('{End}');
  await focusedIs('Yew');
  await press('{Home}');
  await focusedIs('Oak');
  await press('t');
  await focusedIs('Twig');
  await press('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Elm', 'Yew']));
});

it('goes on from the heading, which has the focus after an undo', async () => {
  await show();
  const heading = screen.getByRole('heading', { name: 'Leaves' });
  heading.tabIndex = -1;
  act(() => heading.focus());
  await press('{ArrowDown}');
  expect(document.activeElement).toBe(await row('Elm'));
});

it('opens the whole level, and the record', async () => {
  const { router } = await show();
  await press('{ArrowDown}{ArrowUp}*');
  await row('Bud');
  expect(names()).toEqual(['Oak', 'Branch', 'Twig', 'Elm', 'Bud', 'Yew']);
  await press('{Enter}');
  await waitFor(() => expect(router.state.location.hash).toBe('oak'));
});

it('has the same branches open when the screen is opened again', async () => {
  const { unmount } = await show();
  await press('{ArrowDown}{ArrowUp}{ArrowRight}');
  await row('Twig');
  unmount();
  await show();
  await row('Twig');
  expect(names()).toEqual(['Oak', 'Branch', 'Twig', 'Elm', 'Yew']);
});

it('says in its place that a branch could not be read, and reads it when asked again', async () => {
  tree.refuse('oak');
  await show();
  await press('{ArrowDown}{ArrowUp}{ArrowRight}');
  await screen.findByText('What is below Oak could not be loaded.', { exact: false });
  expect(names()).toEqual(['Oak', 'Elm', 'Yew']);
  tree.allow('oak');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await row('Twig');
});

it('says that nothing is below a node whose children are hidden', async () => {
  tree.hide('oak');
  await show();
  await press('{ArrowDown}{ArrowUp}{ArrowRight}');
  expect((await screen.findByText('Nothing below this')).closest('tr')?.getAttribute('aria-level')).toBe('2');
});

it('reads a long branch by windows up to its end', async () => {
  tree = leaves.plant({
    Oak: Object.fromEntries(Array.from({ length: 450 }, (_unused, index) => [`Leaf ${index}`, {}])),
  });
  scrollForReal();
  await show();
  await press('{ArrowDown}{ArrowRight}');
  expect((await row('Leaf 1')).getAttribute('aria-setsize')).toBe('450');
  expect(tree.asked).toEqual([null, 'oak']);
  await press('{End}');
  await focusedIs('Leaf 449');
  expect(tree.asked.filter((id) => id === 'oak')).toHaveLength(5);
});

it('selects nodes one by one, by range and all that is shown', async () => {
  await show();
  await press('{ArrowDown}{ArrowUp}x');
  await screen.findByText('1 selected');
  await press('{ArrowDown}{ArrowDown}X');
  await screen.findByText('3 selected');
  await screen.findByRole('button', { name: 'Rake 3' });
  await press('{Escape}');
  await screen.findByRole('heading', { name: 'Leaves' });
  await press('{Control>}a{/Control}');
  await screen.findByText('3 selected');
  expect((await row('Elm')).getAttribute('aria-selected')).toBe('true');
});

it('shows what a search finds with its path, and goes back to the tree opened down to it', async () => {
  await show();
  await press('/');
  await press('acor');
  await screen.findByText('Oak › Branch');
  expect(screen.getByText('Acor').tagName).toBe('MARK');
  await press('{ArrowDown}');
  await focusedIs('Acorn');
  await press('{Escape}');
  await waitFor(() => expect(names()).toEqual(['Oak', 'Branch', 'Acorn', 'Twig', 'Elm', 'Yew']));
  await focusedIs('Acorn');
});

it('says that nothing was found', async () => {
  await show();
  await press('/');
  await press('zzz');
  await screen.findByText('No name contains “zzz”');
  expect(screen.queryByRole('treegrid')).toBeNull();
});

it('says what an empty tree is, and why one could not be read', async () => {
  tree = leaves.plant({});
  const { unmount } = await leaves.render();
  await screen.findByText('No leaves');
  unmount();
  tree.refuse(null);
  await leaves.render();
  await screen.findByText('This could not be loaded');
  tree.allow(null);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByText('No leaves');
  expect(tree.asked).toHaveLength(3);
});
