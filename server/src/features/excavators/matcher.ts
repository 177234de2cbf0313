import { buildCorpus, readModel, type Corpus, type MatchOffer, type Model } from '@quarry/matching';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { messageOf } from '../../platform/failure.ts';
import { evidenceName, matchOfferOf, type SourceOffer } from '../products/index.ts';

/** What scoring leans on in this process: word statistics of the offers, the active model, and offers as already read. */
export type Matcher = {
  corpus: Corpus;
  model: Model | undefined;
  modelId: string | null;
  /** The offer as the matcher compares it; the same object for the same snapshot, so that it is read once. */
  offerOf: (source: SourceOffer, isGtinMisused: boolean) => MatchOffer;
};

type Kept = Matcher & { basis: Basis; offers: Map<string, MatchOffer> };

/** The offers that word statistics rest on: those first seen before a day (UTC, YYYY-MM-DD), or all that there are. `words` is a sum over their texts. */
type Basis = { before: string | null; documents: number; words: string };

const corpusSize = 30_000;
const keptOffers = 20_000;
/** Fewer offers than these say little of words: those of the day itself count then too. */
const fewDocuments = 200;
/** How much the offers of the day itself grow before statistics that rest on them are taken again, as a share. */
const growthShare = 0.1;
const matchers = new WeakMap<Deps['pool'], Kept>();

/**
 * The matcher of this process. Word statistics are taken from at most 30,000 offers that were seen before the day, as they were
 * before it: a process that was started again, or another one beside it, reads the same. Another active model is noticed at once.
 */
export async function matcherFor(
  { pool, db, clock }: Pick<Deps, 'pool' | 'db' | 'clock'>,
  tx: Db | Tx = db,
): Promise<Matcher> {
  const kept = matchers.get(pool);
  const modelId = await activeModelId(tx);
  const today = clock.now().toISOString().slice(0, 10);
  const basis = kept?.basis.before === today ? kept.basis : await basisOf(tx, today);
  const fresh = kept && isEnough(kept.basis, basis) ? kept : undefined;
  if (fresh && fresh.modelId === modelId) return fresh;
  const corpus = fresh?.corpus ?? buildCorpus(await sampleOffers(tx, basis.before));
  const offers = fresh?.offers ?? new Map<string, MatchOffer>();
  const model = modelId === null ? undefined : await loadModel(tx, modelId);
  const made: Kept = {
    corpus,
    model,
    modelId,
    basis: fresh?.basis ?? basis,
    offers,
    offerOf: (source, isGtinMisused) => {
      const key = `${evidenceName(source)} ${source.brandName} ${isGtinMisused}`;
      const known = offers.get(key);
      if (known) return known;
      if (offers.size >= keptOffers) offers.clear();
      const read = matchOfferOf(source, isGtinMisused);
      offers.set(key, read);
      return read;
    },
  };
  matchers.set(pool, made);
  return made;
}

async function activeModelId(tx: Db | Tx): Promise<string | null> {
  const found = await sql<{ id: string }>`select id from matcher_model where is_active`.execute(tx);
  return found.rows[0]?.id ?? null;
}

/** A model that this program can no longer read counts as none: everything goes to review until the matcher is trained again. */
async function loadModel(tx: Db | Tx, id: string): Promise<Model | undefined> {
  const found = await sql<{
    model: string;
  }>`select model #>> '{}' as model from matcher_model where id = ${id}`.execute(tx);
  try {
    return readModel(found.rows[0]?.model ?? '');
  } catch (error) {
    log.warn({ event: 'matcher.model-unreadable', modelId: id, reason: messageOf(error) });
    return undefined;
  }
}

async function basisOf(tx: Db | Tx, today: string): Promise<Basis> {
  const earlier = await countSample(tx, today);
  if (earlier.documents >= fewDocuments) return { before: today, ...earlier };
  return { before: null, ...(await countSample(tx, null)) };
}

/** Whether statistics of a basis still serve for another one. */
function isEnough(kept: Basis, wanted: Basis): boolean {
  if (kept.before !== wanted.before) return false;
  if (kept.before !== null || kept.words === wanted.words) return true;
  const isLarge = kept.documents >= fewDocuments * 10;
  return isLarge && wanted.documents < kept.documents * (1 + growthShare);
}

/** A text of an offer as it is now, or as it was before a day. */
const worded = (name: 'title' | 'brand' | 'category', before: string | null) => {
  const column = sql.ref(name === 'title' ? name : `${name}_text`);
  return before === null
    ? column
    : sql`case when words_since >= ${before}::date then words_before ->> ${sql.lit(name)} else ${column} end`;
};

const sampledWords = (before: string | null) =>
  sql.join([worded('title', before), worded('brand', before), worded('category', before)]);

const isSampled = (before: string | null) =>
  sql`${worded('title', before)} <> '' and ${before === null ? sql`true` : sql`first_seen_at < ${`${before}T00:00:00Z`}::timestamptz`}`;

async function countSample(tx: Db | Tx, before: string | null): Promise<Omit<Basis, 'before'>> {
  const found = await sql<{ documents: number; words: string }>`
    select count(*)::int as documents, coalesce(sum(words), 0)::text as words from (
      select hashtextextended(concat_ws(' | ', ${sampledWords(before)}), 0)::numeric as words
      from offer where ${isSampled(before)} limit ${corpusSize}) o`.execute(tx);
  return found.rows[0] ?? { documents: 0, words: '0' };
}

/**
 * Titles, brands and categories of the first 30,000 offers, where a day is given as those seen before it were then, in the order of their texts:
 * sums over words come out the same, whichever offer was stored first.
 */
export async function sampleOffers(tx: Db | Tx, before: string | null = null): Promise<MatchOffer[]> {
  const found = await sql<{ id: string; title: string; brand: string | null; category: string | null }>`
    select * from (
      select id, ${worded('title', before)} as title, ${worded('brand', before)} as brand, ${worded('category', before)} as category
      from offer where ${isSampled(before)} order by id limit ${corpusSize}) o
    order by title collate "C", brand collate "C", category collate "C"`.execute(tx);
  return found.rows.map(({ id, title, brand, category }) => ({
    id,
    title,
    ...(brand === null ? {} : { brand }),
    ...(category === null ? {} : { category }),
  }));
}
