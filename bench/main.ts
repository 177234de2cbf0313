// `npm run bench [-- section ...]`: measures the product through the doors a person uses and writes bench/results.md.
// The load data is generated once into .quarry-bench (about four minutes) and kept; delete the folder to begin anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, resultsPage } from './figure.ts';
import { ensureLargeSeed, machine, startProduct } from './product.ts';

const dataFolder = join(import.meta.dirname, '../.quarry-bench');
const keptFigures = join(import.meta.dirname, 'results.json');

const sections: Record<string, () => Promise<Figure[]>> = {
  lists: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureLists } = await import('./lists.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureLists(product);
    } finally {
      await product.stop();
    }
  },
  categories: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureCategories } = await import('./category-tree.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureCategories(product);
    } finally {
      await product.stop();
    }
  },
  orders: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureOrders } = await import('./orders.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureOrders(product);
    } finally {
      await product.stop();
    }
  },
  comments: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureComments } = await import('./comments.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureComments(product);
    } finally {
      await product.stop();
    }
  },
  'channel-feed': async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureChannelFeed } = await import('./channel-feed.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureChannelFeed(product);
    } finally {
      await product.stop();
    }
  },
  discounts: async () => {
    const { measureDiscounts } = await import('./discounts.ts');
    return measureDiscounts();
  },
  hooks: async () => {
    const { measureHooks } = await import('./hooks.ts');
    return measureHooks();
  },
  refused: async () => {
    const { measureRefused } = await import('./refused.ts');
    return measureRefused();
  },
  start: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureStart } = await import('./start.ts');
    return measureStart(dataFolder);
  },
  browser: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureBrowser } = await import('./browser.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureBrowser(product);
    } finally {
      await product.stop();
    }
  },
  grid: async () => {
    say(ensureLargeSeed(dataFolder));
    const { measureGrid } = await import('./grid.ts');
    const product = await startProduct(dataFolder);
    try {
      return await measureGrid(product);
    } finally {
      await product.stop();
    }
  },
  feeds: async () => {
    const { measureFeeds } = await import('./feeds.ts');
    const figures: Figure[] = [];
    const product = await startProduct(dataFolder);
    try {
      figures.push(...(await measureFeeds(product.databaseUrl)));
    } finally {
      await product.stop();
    }
    const { measureImport } = await import('./imports.ts');
    return [...figures, ...(await measureImport())];
  },
  imports: async () => {
    const { measureTableImports } = await import('./table-imports.ts');
    return measureTableImports();
  },
  crawling: async () => {
    const { measureCrawling } = await import('./crawling.ts');
    return measureCrawling();
  },
  matching: async () => {
    const { measureMatching } = await import('./matching.ts');
    return measureMatching();
  },
  retention: async () => {
    const { measureRetention } = await import('./retention.ts');
    return measureRetention();
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  say(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

const results = readResults();
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`measuring ${name}`);
  const figures = await measure();
  results[name] = figures;
  for (const { work, figure, limit, ratio, goal } of figures) {
    process.stdout.write(
      `${work}: ${figure}; ${limit}${ratio === undefined ? '' : `; ratio ${ratio.toFixed(2)}`}${goal ? ` (goal ${goal})` : ''}\n`,
    );
  }
  writeFileSync(keptFigures, `${JSON.stringify(results, null, 2)}\n`);
}
const today = new Date().toISOString().slice(0, 10);
const inOrder = Object.keys(sections).flatMap((name) => results[name] ?? []);
writeFileSync(join(import.meta.dirname, 'results.md'), resultsPage(inOrder, machine(), today));

function say(text: string): void {
  if (text !== '') process.stderr.write(`bench: ${text}\n`);
}

/** Sections measured before stay in the table until they are measured again. */
function readResults(): Record<string, Figure[]> {
  try {
    return JSON.parse(readFileSync(keptFigures, 'utf8')) as Record<string, Figure[]>;
  } catch {
    return {};
  }
}
