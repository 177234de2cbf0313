import { afterEach, expect, it, vi } from 'vitest';
import { fetchFailedStyles } from './failed-links.ts';

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

function failing(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, href: `/assets/${rel}.css` });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
}
const links = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel);

it('asks for a style sheet that did not come until it does, and at once when the connection is back', () => {
  vi.useFakeTimers();
  fetchFailedStyles();
  const first = failing('stylesheet');
  expect(links()).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(links()).toEqual(['stylesheet']);
  const [second] = document.head.querySelectorAll('link');
  expect(second).not.toBe(first);
  second?.dispatchEvent(new Event('error'));
  expect(links()).toEqual([]);
  dispatchEvent(new Event('online'));
  expect(links()).toEqual(['stylesheet']);
  vi.advanceTimersByTime(10_000);
  expect(links()).toEqual(['stylesheet']);
  failing('modulepreload');
  vi.advanceTimersByTime(10_000);
  expect(links()).toEqual(['stylesheet']);
});
