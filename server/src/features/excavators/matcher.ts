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

type Kept = Matcher & { uses: number; documents: number; offers: Map<string, MatchOffer> };

const corpusSize = 30_000;
const keptOffers = 20_000;
/** The statistics are taken again after this many uses, and later the more offers they rest on. */
const leastUses = 50;
const matchers = new WeakMap<Deps['pool'], Kept>();

/**
 * The matcher of this process. Word statistics are taken from at most 30,000 offers and taken again as the work grows; another
 * active model is noticed at once.
 */
export async function matcherFor({ pool, db }: Pick<Deps, 'pool' | 'db'>, tx: Db | Tx = db): Promise<Matcher> {
  const kept = matchers.get(pool);
  const modelId = await activeModelId(tx);
  const fresh = kept && kept.uses < leastUses + kept.documents ? kept : undefined;
  if (fresh && fresh.modelId === modelId) {
    fresh.uses += 1;
    return fresh;
  }
  const corpus = fresh?.corpus ?? buildCorpus(await sampleOffers(tx));
  const offers = fresh?.offers ?? new Map<string, MatchOffer>();
  const model = modelId === null ? undefined : await loadModel(tx, modelId);
  const made: Kept = {
    corpus,
    model,
    modelId,
    uses: fresh?.uses ?? 0,
    documents: corpus.documents,
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

/** Titles, brands and categories of offers, the first ones by id: the same ones at every start. */
export async function sampleOffers(tx: Db | Tx): Promise<MatchOffer[]> {
  const found = await sql<{ id: string; title: string; brand: string | null; category: string | null }>`
    select id, title, brand_text as brand, category_text as category from offer where title <> '' order by id limit ${corpusSize}`.execute(
    tx,
  );
  return found.rows.map(({ id, title, brand, category }) => ({
    id,
    title,
    ...(brand === null ? {} : { brand }),
    ...(category === null ? {} : { category }),
  }));
}
