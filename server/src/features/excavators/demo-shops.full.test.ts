import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import {
  declaredKey,
  type DemoShopOffers,
  type KnownOffer,
  storeDemoShopOffers,
} from '../../testing/demo-shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import {
  acceptProposal,
  createExcavator,
  decideProposals,
  digEverything,
  matchProposalToVariant,
  rejectProposal,
  startExcavation,
  trainFromDecisions,
} from './index.ts';

const { deps } = await testApi();
const { db } = deps;
const deciding = { actor: systemActor, cause: 'command_line' as const };
/** A deadline against hanging, not a speed. */
const patienceMs = 600_000;
let demo: DemoShopOffers;
let known: KnownOffer[];
let excavatorId: string;

beforeEach(async () => {
  demo = await storeDemoShopOffers(deps);
  known = demo.known;
  const { record: excavator } = await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  excavatorId = excavator.id;
  await digEverything(deps);
}, patienceMs);

afterEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key, matcher_model cascade`.execute(
    db,
  );
});

type Open = { id: string; kind: string; offerId: string; variantId: string | null };

async function openProposals(): Promise<Open[]> {
  const found =
    await sql<Open>`select id, kind, offer_id as "offerId", variant_id as "variantId" from proposal where state = 'in_review' order by priority desc, id`.execute(
      db,
    );
  return found.rows;
}

async function variantOfOffers(): Promise<Map<string, string | null>> {
  const found = await sql<{
    id: string;
    variantId: string | null;
  }>`select id, variant_id as "variantId" from offer`.execute(db);
  return new Map(found.rows.map(({ id, variantId }) => [id, variantId]));
}

type Pairs = { right: number; wrong: string[]; all: number };

/** Pairs of offers of different shops that hang on one variant: how many belong together, and how many there should be. */
async function joinedPairs(among: readonly KnownOffer[]): Promise<Pairs> {
  const variantOf = await variantOfOffers();
  const pairs: Pairs = { right: 0, wrong: [], all: 0 };
  among.forEach((left, at) => {
    for (const right of among.slice(at + 1)) {
      if (left.shopId === right.shopId) continue;
      const isTrue = left.variant === right.variant;
      const variantId = variantOf.get(left.id);
      const isJoined = typeof variantId === 'string' && variantId === variantOf.get(right.id);
      pairs.all += isTrue ? 1 : 0;
      pairs.right += isTrue && isJoined ? 1 : 0;
      if (isJoined && !isTrue) pairs.wrong.push(`${left.title} | ${right.title}`);
    }
  });
  return pairs;
}

async function acceptAll(wanted: (proposal: Open) => boolean): Promise<void> {
  const ids = (await openProposals()).filter(wanted).map(({ id }) => id);
  const results = await decideProposals(deps, deciding, ids, 'accept');
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
}

describe('the demonstration shops', () => {
  it(
    'enter the catalogue by one bulk accept with every declared offer at its price, no trap joined, and are not asked about again',
    async () => {
      expect(demo.stored).toBe(demo.declared.length);
      expect(sorted(known.map(({ key, priceMinor, currency }) => `${key}: ${priceMinor} ${currency}`))).toEqual(
        sorted(demo.declared.map((offer) => `${declaredKey(offer)}: ${offer.priceCents} ${offer.currency}`)),
      );
      await acceptAll(() => true);
      const variantOf = await variantOfOffers();
      expect(known.filter(({ id }) => variantOf.get(id) === null)).toEqual([]);
      expect((await joinedPairs(known)).wrong).toEqual([]);
      const sharing = known.filter((offer) =>
        known.some(
          (other) =>
            other.gtin14 !== null &&
            other.gtin14 === offer.gtin14 &&
            other.variant === offer.variant &&
            other.id !== offer.id,
        ),
      );
      expect(sharing.length).toBeGreaterThan(200);
      const count = async () =>
        (await sql<{ count: number }>`select count(*) as count from proposal`.execute(db)).rows[0]?.count;
      const before = await count();
      await startExcavation(deps, deciding, excavatorId);
      await digEverything(deps);
      expect(await count()).toBe(before);
    },
    patienceMs,
  );

  it.each(['first', 'second'])(
    'teach the matcher by the decisions of the %s half what identifiers alone do not join in the other',
    async (which) => {
      const { first, second } = halves(known);
      const [taught, asked] = which === 'first' ? [first, second] : [second, first];
      await decideByTruth(taught);
      const byIdentifiers = identifierPairs(asked);
      const trained = await trainFromDecisions(deps, deciding);
      expect(trained).toMatchObject({ kind: 'trained', isActive: true });
      await giveEachVariantAProduct(asked);
      const joined = await joinedPairs(asked);
      const precision = joined.right / (joined.right + joined.wrong.length);
      expect(precision).toBeGreaterThanOrEqual(0.98);
      expect(joined.right / joined.all).toBeGreaterThanOrEqual(byIdentifiers / joined.all + 0.25);
    },
    patienceMs,
  );
});

const sorted = (texts: readonly string[]): string[] => texts.toSorted();

/** Splits by product: all offers of one product, variants included, are on one side. */
function halves(offers: readonly KnownOffer[]): { first: KnownOffer[]; second: KnownOffer[] } {
  const products = [...new Set(offers.map(({ product }) => product))].toSorted();
  const chosen = new Set(products.filter((_, at) => at % 2 === 0));
  return {
    first: offers.filter(({ product }) => chosen.has(product)),
    second: offers.filter(({ product }) => !chosen.has(product)),
  };
}

/** True pairs that an equal GTIN shows by itself. */
function identifierPairs(offers: readonly KnownOffer[]): number {
  return offers.flatMap((left, at) =>
    offers
      .slice(at + 1)
      .filter(
        (right) =>
          left.shopId !== right.shopId &&
          left.variant === right.variant &&
          left.gtin14 !== null &&
          left.gtin14 === right.gtin14,
      ),
  ).length;
}

/** Answers every question about these offers as somebody would who knows the goods, until none is open. */
async function decideByTruth(offers: readonly KnownOffer[]): Promise<void> {
  const truth = new Map(offers.map((offer) => [offer.id, offer.variant]));
  const made = new Map<string, string>();
  for (;;) {
    const open = (await openProposals()).filter(({ offerId }) => truth.has(offerId));
    if (open.length === 0) return;
    for (const { id, kind, offerId, variantId } of open) {
      const variant = truth.get(offerId) ?? '';
      const known = made.get(variant);
      if (known === undefined) {
        const outcome =
          kind === 'create_product'
            ? await acceptProposal(deps, deciding, id, undefined)
            : await rejectProposal(deps, deciding, id, undefined, null);
        if (kind === 'create_product' && outcome.kind === 'decided' && outcome.variantId !== null)
          made.set(variant, outcome.variantId);
      } else if (kind === 'link_offer') {
        if (variantId === known) await acceptProposal(deps, deciding, id, undefined);
        else await rejectProposal(deps, deciding, id, undefined, null);
      } else await matchProposalToVariant(deps, deciding, id, undefined, known);
    }
    await digEverything(deps);
  }
}

/** Makes one product for each variant as a person would, and leaves every other offer of it to the machine. */
async function giveEachVariantAProduct(offers: readonly KnownOffer[]): Promise<void> {
  const truth = new Map(offers.map((offer) => [offer.id, offer.variant]));
  for (;;) {
    await digEverything(deps);
    const placed = await variantOfOffers();
    const started = new Set(offers.filter(({ id }) => placed.get(id) !== null).map(({ variant }) => variant));
    const waiting = (await openProposals()).filter(
      ({ offerId }) => truth.has(offerId) && !started.has(truth.get(offerId) ?? ''),
    );
    const firstOfEach = new Map(waiting.toReversed().map((proposal) => [truth.get(proposal.offerId), proposal]));
    if (firstOfEach.size === 0) return;
    for (const { id, kind } of firstOfEach.values()) {
      if (kind === 'create_product') await acceptProposal(deps, deciding, id, undefined);
      else await rejectProposal(deps, deciding, id, undefined, null);
    }
  }
}
