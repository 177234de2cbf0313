import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startDemoShops, type RunningShop } from '@quarry/demo-shops';
import { trueOffers, type TrueOffer } from '@quarry/demo-shops/truth';
import { type Figure } from './figure.ts';
import { run } from './product.ts';

/** An offer as `quarry extract` read it, with what it truly is. */
type ReadOffer = { id: string; shop: string; truth: TrueOffer; row: string[] };
type Answer = { left: string; right: string; decision: string };

const columns = ['id', 'title', 'brand', 'gtin', 'mpn', 'price', 'description', 'category', 'color', 'size'];
const command = 'npm run bench -- matching';

/**
 * Identifiers alone against a matcher that was given the decisions of one half of the products, both measured on the other half
 * of the demo shops' offers, through `quarry extract` and `quarry match`.
 */
export async function measureMatching(): Promise<Figure[]> {
  const offers = await readDemoOffers();
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-'));
  try {
    const table = writeCsv(join(folder, 'offers.csv'), [columns, ...offers.map(({ row }) => row)]);
    const { taught, asked } = halves(offers);
    const untrained = match(table, []);
    const labels = pairsAmong(untrained, taught).map(({ left, right, isTrue }) => [
      left.id,
      right.id,
      isTrue ? '1' : '0',
    ]);
    const train = writeCsv(join(folder, 'train.csv'), [['left', 'right', 'label'], ...labels]);
    const alone = measure(untrained, asked);
    const trained = measure(match(table, ['--train', train]), asked);
    return figuresOf(alone, trained, labels.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Measured = { precision: number; recall: number };

function figuresOf(alone: Measured, trained: Measured, labels: number): Figure[] {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const goal = alone.recall + 0.25;
  return [
    {
      work: `matching the unseen half: precision of what is joined automatically after ${labels} decided pairs`,
      figure: percent(trained.precision),
      limit: `identifiers alone ${percent(alone.precision)}`,
      ratio: undefined,
      goal: '98.0 %',
      isMet: trained.precision >= 0.98,
      command,
    },
    {
      work: 'matching the unseen half: recall of what is joined automatically',
      figure: percent(trained.recall),
      limit: `identifiers alone (R1) ${percent(alone.recall)}`,
      ratio: undefined,
      goal: `R1 + 25 points = ${percent(goal)}`,
      isMet: trained.recall >= goal,
      command,
    },
  ];
}

function measure(answers: readonly Answer[], among: readonly ReadOffer[]): Measured {
  const joined = pairsAmong(
    answers.filter(({ decision }) => decision === 'auto'),
    among,
  );
  const right = joined.filter(({ isTrue }) => isTrue).length;
  const all = among.flatMap((left, at) => among.slice(at + 1).filter((other) => isTruePair(left, other))).length;
  return { precision: right / joined.length, recall: right / all };
}

function isTruePair(left: ReadOffer, right: ReadOffer): boolean {
  return left.shop !== right.shop && left.truth.variant === right.truth.variant;
}

/** Answered pairs of different shops, each once whichever way round it was answered. */
function pairsAmong(answers: readonly Answer[], among: readonly ReadOffer[]) {
  const byId = new Map(among.map((offer) => [offer.id, offer]));
  const pairs = new Map<string, { left: ReadOffer; right: ReadOffer; isTrue: boolean }>();
  for (const answer of answers) {
    const left = byId.get(answer.left);
    const right = byId.get(answer.right);
    if (!left || !right || left.shop === right.shop) continue;
    pairs.set([left.id, right.id].toSorted().join(' '), { left, right, isTrue: isTruePair(left, right) });
  }
  return [...pairs.values()];
}

/** By product, variants included, so that nothing of the asked half was seen. */
function halves(offers: readonly ReadOffer[]): { taught: ReadOffer[]; asked: ReadOffer[] } {
  const products = [...new Set(offers.map(({ truth }) => truth.product))].toSorted();
  const first = new Set(products.filter((_, at) => at % 2 === 0));
  return {
    taught: offers.filter(({ truth }) => first.has(truth.product)),
    asked: offers.filter(({ truth }) => !first.has(truth.product)),
  };
}

function match(table: string, options: string[]): Answer[] {
  const { stdout } = run(['quarry', 'match', table, table, '--limit', '25', '--json', ...options]);
  return parseLines<Answer>(stdout);
}

async function readDemoOffers(): Promise<ReadOffer[]> {
  const truth = new Map(trueOffers().map((offer) => [`${offer.shop} ${offer.sku} ${offer.seller ?? ''}`, offer]));
  const demo = await startDemoShops({ ports: 'free', faults: 'none' });
  try {
    const offers: ReadOffer[] = [];
    for (const shop of demo.shops) offers.push(...(await readShop(shop, truth)));
    return offers;
  } finally {
    await demo.stop();
  }
}

type Line = { offer: Record<string, { value: unknown; raw: string } | undefined> | null };

async function readShop(shop: RunningShop, truth: ReadonlyMap<string, TrueOffer>): Promise<ReadOffer[]> {
  const lines: string[] = [];
  for (const url of await pagesOf(shop.url)) {
    const response = await fetch(url);
    if (response.ok) lines.push(JSON.stringify({ html: await response.text(), url }));
  }
  const { stdout } = run(['quarry', 'extract', '--stdin', '--json'], process.env, lines.join('\n'));
  return parseLines<{ offers?: Line['offer'][] }>(stdout).flatMap(({ offers = [] }) =>
    offers.flatMap((offer): ReadOffer[] => {
      const text = (name: string): string => {
        const value = offer?.[name]?.value;
        return typeof value === 'string' ? value : '';
      };
      const known = truth.get(`${shop.key} ${text('sku')} ${text('seller')}`);
      if (!offer || !known) return [];
      const id = `${shop.key}/${text('sku')}/${text('seller')}`;
      const price = offer.price as { value: { amount: string; currency: string | null } } | undefined;
      const asked = price ? `${price.value.amount} ${price.value.currency ?? ''}` : '';
      const row = [
        id,
        text('name'),
        text('brand'),
        text('gtin'),
        text('mpn'),
        asked,
        text('description'),
        text('category'),
        text('color'),
        text('size'),
      ];
      return [{ id, shop: shop.key, truth: known, row }];
    }),
  );
}

async function pagesOf(url: string): Promise<string[]> {
  const robots = await (await fetch(new URL('/robots.txt', url))).text();
  const sitemaps = [...robots.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);
  const pages = new Set<string>();
  for (const sitemap of sitemaps) {
    const bytes = Buffer.from(await (await fetch(sitemap)).arrayBuffer());
    const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
    const places = [...text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, place = '']) =>
      place.replaceAll('&amp;', '&'),
    );
    if (text.includes('<sitemapindex')) sitemaps.push(...places);
    else for (const place of places) if (URL.canParse(place)) pages.add(place);
  }
  return [...pages];
}

function parseLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

function writeCsv(path: string, rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  writeFileSync(path, rows.map((row) => row.map(cell).join(',')).join('\n'));
  return path;
}
