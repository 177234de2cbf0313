import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { findCutText } from './cut-text.ts';

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // A stored page in its frame is somebody else's: only our own document is examined.
  iframes: false,
};

/** What is wrong with the screen that stands open, each with its place: WCAG 2.2 A and AA, its width, cut text. */
export async function faultsOf(page: Page): Promise<string[]> {
  await showWhole(page);
  // Rows of the question before are drawn paler than any text may be, and stand only until the answer is there.
  await page.waitForFunction(() => document.querySelector('[data-stale="true"]') === null);
  return named(page, [
    ...(await violationsOf(page)),
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findCutText)),
  ]);
}

/** The same of a list, which fits the window too. */
export async function faultsOfList(page: Page): Promise<string[]> {
  return [...(await faultsOf(page)), ...named(page, await page.evaluate(findListOverflow))];
}

function named(page: Page, faults: readonly string[]): string[] {
  const { pathname } = new URL(page.url());
  return faults.map((fault) => `${pathname}: ${fault}`);
}

/** Makes the window as tall as the screen: what lies below its edge, or under a bar that stays there, is looked at too. */
async function showWhole(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const page = document.querySelector('#page');
    return page ? page.scrollHeight - page.clientHeight : 0;
  });
  const size = page.viewportSize();
  if (missing > 0 && size) await page.setViewportSize({ width: size.width, height: size.height + missing });
}

async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}

/** Neither the window nor the page within it, which is what scrolls, ever scrolls sideways. */
function findOverflow(): string[] {
  return [document.documentElement, ...document.querySelectorAll('#page')].flatMap(({ scrollWidth, clientWidth, id }) =>
    scrollWidth > clientWidth ? [`${id || 'window'}: ${scrollWidth} pixels wide in ${clientWidth}`] : [],
  );
}

function findListOverflow(): string[] {
  const lists = [...document.querySelectorAll('[data-scroll-restoration-id="list"]')];
  return lists.flatMap(({ scrollWidth, clientWidth }) =>
    scrollWidth > clientWidth ? [`a list ${scrollWidth} pixels wide in ${clientWidth}`] : [],
  );
}
