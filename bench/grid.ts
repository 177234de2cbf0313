import { chromium, type Page } from 'playwright-core';
import { type Ask, asker } from './ask.ts';
import { chromiumPath, signedIn } from './browser.ts';
import { type Figure, milliseconds } from './figure.ts';
import type { Product } from './product.ts';

const command = 'npm run bench -- grid';
const rowsGone = 20_000;
const pixelsPerSecond = 2_000;
const columnCount = 20;
const mostEmptyMs = 150;

/** Twenty columns of Manage products scrolled past as fast as a person flings, on a usual screen: how long a place in view stays empty. */
export async function measureGrid(product: Product): Promise<Figure[]> {
  await chooseColumns(await asker(product));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await (await signedIn(browser, product))();
    const page = await context.newPage();
    await page.setViewportSize({ width: 1_920, height: 1_080 });
    const asked = countOperations(page);
    await page.goto(`${product.address}/products/manage`);
    await page.locator('tr[data-index="20"] td').first().waitFor({ timeout: 60_000 });
    // Those beside the view are drawn when they come into it.
    const shown = await page.locator('[role="grid"]').getAttribute('aria-colcount');
    if (shown !== String(columnCount)) throw new Error(`The grid has ${shown} columns instead of ${columnCount}.`);
    const before = asked();
    const { longestMs, emptyMs, rows } = await page.evaluate(flingThrough, { rowsGone, pixelsPerSecond });
    const work = `the grid of products, ${rows.toLocaleString('en')} rows x ${columnCount} columns at ${pixelsPerSecond.toLocaleString('en')} px/s`;
    return [
      {
        work: `${work}, longest time that a place in view is empty`,
        figure: milliseconds(longestMs),
        limit: `${milliseconds(emptyMs)} in all`,
        ratio: undefined,
        goal: `<= ${mostEmptyMs} ms`,
        isMet: longestMs <= mostEmptyMs,
        command,
      },
      {
        work: `${work}, operations for 100 rows`,
        figure: (((asked() - before) * 100) / rows).toFixed(2),
        limit: '',
        ratio: undefined,
        goal: '<= 1.1',
        isMet: ((asked() - before) * 100) / rows <= 1.1,
        command,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function chooseColumns(ask: Ask): Promise<void> {
  const { columns } = await ask<{ columns: { key: string }[] }>('{ columns: productGridColumns { key } }');
  if (columns.length < columnCount) throw new Error(`The grid offers ${columns.length} columns.`);
  const chosen = columns
    .map(({ key }, at) => ({ key, isHidden: at >= columnCount, isPinned: false, width: 150 }))
    .slice(0, 60);
  await ask(
    `mutation ($columns: [ViewColumnInput!]!) {
      saveListLayout(list: "ProductGrid", input: { columns: $columns, density: compact }) { __typename } }`,
    { columns: chosen },
  );
}

/** How many pages of cells the screen has asked for. */
function countOperations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"ProductGrid"')) count += 1;
  });
  return () => count;
}

type Fling = { rowsGone: number; pixelsPerSecond: number };

/** Runs in the page. At each frame three heights of the view are looked at; each either shows the cell of a row or is empty. */
async function flingThrough({ rowsGone, pixelsPerSecond }: Fling) {
  let scroller = document.querySelector('tr[data-index]')?.parentElement ?? null;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  if (!scroller) throw new Error('Nothing scrolls here.');
  const rowHeight = document.querySelector('tr[data-index="1"]')?.getBoundingClientRect().height ?? 0;
  const { left, top, height, bottom } = scroller.getBoundingClientRect();
  const heights = [top + height / 3, top + (height * 2) / 3, bottom - rowHeight];
  const emptySince: (number | undefined)[] = heights.map(() => undefined);
  const seen = { longestMs: 0, emptyMs: 0, rows: 0 };
  const startedAt = performance.now();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    const offset = ((now - startedAt) / 1000) * pixelsPerSecond;
    seen.rows = Math.floor(offset / rowHeight);
    if (seen.rows >= rowsGone) return seen;
    scroller.scrollTop = offset;
    for (const [at, y] of heights.entries()) {
      const text = document.elementFromPoint(left + 400, y)?.closest('tr[data-index] td');
      const since = emptySince[at];
      if (text) {
        if (since !== undefined) seen.emptyMs += now - since;
        emptySince[at] = undefined;
      } else {
        emptySince[at] = since ?? now;
        seen.longestMs = Math.max(seen.longestMs, now - (since ?? now));
      }
    }
  }
}
