import { recordChanges, type ChangeOrigin } from '../../platform/audit/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { isStatedByName } from '../attributes/index.ts';
import { holdStanding } from '../categories/index.ts';
import { mediaIdsOf } from '../media/index.ts';
import { snapshotOfField, type SourceOffer } from './catalogue.ts';
import { type Stated, statedValues, type AttributeRow } from './catalogue-values.ts';
import {
  deleteAlternatives,
  deleteWinners,
  findValues,
  findValuesOf,
  placedAt,
  putAlternativesOf,
  putWinners,
  putWinnersOf,
  type ValueRow,
  type WritableValue,
} from './catalogue-value.store.ts';
import { findAttributes, linkPictures, setCategories, setShownTexts, type ShownText } from './catalogue.store.ts';
import { longestName } from './product-name.ts';
import { productChanged } from './product.topics.ts';
import { valueKey } from './value-key.ts';
import { heldToOthers, withoutTakenPromotions } from './taken-findings.ts';
import { deleteFindingsOf, replaceFindings } from './value-finding.store.ts';
import { heldToRules, placedFindings } from './value-findings.ts';
import { planValues, type ValuePlan } from './value-plan.ts';
import { shownOf } from './shown-text.ts';

/** What one offer is to write, and where. */
export type OfferWriting = {
  change: ChangeOrigin;
  source: SourceOffer;
  productId: string;
  variantId: string;
  proposalId: string | null;
  isGtinMisused: boolean;
  /** The brand that the offer's text names, already resolved. */
  brandId: string | undefined;
};

/**
 * Writes what offers state: each value wins, or is kept beside the winner with the reason why it lost; what its attribute
 * cannot hold becomes a finding. What an offer said before and no longer says gives way. Offers of one product count in their order. The caller holds the locks on the products. Resolves
 * with the products that are found by other words now: by another name, in whatever language, or by another category.
 */
export async function writeOfferValues(
  tx: Tx,
  deps: Deps,
  writings: readonly OfferWriting[],
): Promise<ReadonlySet<string>> {
  const attributes = await findAttributes(tx);
  const categoryIds = await heldCategories(tx, writings);
  const pictures = writings.flatMap(({ source }) => source.fields.images?.value[0] ?? []);
  const mediaIds = await mediaIdsOf(tx, pictures, deps.clock.now());
  const reference = { attributes, categoryIds, mediaIds, locales: await contentLocalesOf({ ...deps, db: tx }) };
  return writeRounds(tx, deps, writings, reference);
}

/** The same for the category alone, which others than shops decide about; nothing else that an offer states is looked at. */
export async function writeOfferCategories(
  tx: Tx,
  deps: Deps,
  writings: readonly OfferWriting[],
): Promise<ReadonlySet<string>> {
  const attributes = (await findAttributes(tx)).filter(({ code }) => code === 'category');
  const categoryIds = await heldCategories(tx, writings);
  return writeRounds(tx, deps, writings, { attributes, categoryIds, mediaIds: new Map(), locales: [] });
}

/** The same for attributes that properties and words state, which people say the names of. */
export async function writeOfferProperties(
  tx: Tx,
  deps: Deps,
  writings: readonly OfferWriting[],
): Promise<ReadonlySet<string>> {
  const attributes = (await findAttributes(tx)).filter(({ code }) => isStatedByName(code));
  return writeRounds(tx, deps, writings, { attributes, categoryIds: new Map(), mediaIds: new Map(), locales: [] });
}

async function writeRounds(
  tx: Tx,
  deps: Deps,
  writings: readonly OfferWriting[],
  reference: Reference,
): Promise<ReadonlySet<string>> {
  const refound: string[] = [];
  for (const round of rounds(writings)) refound.push(...(await writeRound(tx, deps, round, reference)));
  return new Set(refound);
}

function heldCategories(tx: Tx, writings: readonly OfferWriting[]): Promise<ReadonlyMap<string, string>> {
  return holdStanding(tx, [...new Set(writings.flatMap(({ source }) => source.category?.id ?? []))]);
}

/** The writings in rounds with at most one for a product, so that each sees what the ones before it wrote. */
function rounds(writings: readonly OfferWriting[]): OfferWriting[][] {
  const byRound: OfferWriting[][] = [];
  for (const ofProduct of Map.groupBy(writings, ({ productId }) => productId).values()) {
    for (const [round, writing] of ofProduct.entries()) (byRound[round] ??= []).push(writing);
  }
  return byRound;
}

type Reference = {
  attributes: readonly AttributeRow[];
  /** Those of the named categories that are there, or what they were merged into. */
  categoryIds: ReadonlyMap<string, string>;
  mediaIds: ReadonlyMap<string, string>;
  locales: readonly string[];
};

async function writeRound(tx: Tx, deps: Deps, round: readonly OfferWriting[], reference: Reference): Promise<string[]> {
  const now = deps.clock.now();
  const rowsOf = await findValuesOf(
    tx,
    round.map(({ productId }) => productId),
  );
  const known = new Set(reference.attributes.map(({ id }) => id));
  const offers = round.map((writing) => {
    const rows = (rowsOf.get(writing.productId) ?? []).filter(({ attributeId }) => known.has(attributeId));
    const { source, productId, variantId } = writing;
    const own = rows.filter(({ offerId }) => offerId === source.id);
    const stated = heldToRules(statedBy(writing, reference), { rows: own, variantId });
    return { writing, rows, held: { stated, rows: own, productId, variantId } };
  });
  const stated = await heldToOthers(
    tx,
    offers.map(({ held }) => held),
  );
  const drafts = offers.map(({ writing, rows, held }, at) => {
    return draftWriting(writing, rows, { ...reference, stated: stated[at] ?? held.stated });
  });
  await withoutTakenPromotions(tx, drafts, reference.attributes);
  const plans = drafts.map((draft) => planWriting(draft, reference));
  await linkPictures(
    tx,
    plans.flatMap(({ picture }) => picture ?? []),
  );
  await deleteWinners(
    tx,
    plans.flatMap(({ goneWinners }) => goneWinners),
  );
  await deleteAlternatives(
    tx,
    plans.flatMap(({ goneAlternatives }) => goneAlternatives),
  );
  await putWinnersOf(
    tx,
    plans.flatMap(({ winners }) => winners),
    now,
  );
  await putAlternativesOf(
    tx,
    plans.flatMap(({ alternatives }) => alternatives),
    now,
  );
  await replaceFindings(
    tx,
    { offerIds: round.map(({ source }) => source.id), attributeIds: [...known] },
    plans.flatMap(({ findings }) => findings),
    now,
  );
  await setCategories(
    tx,
    plans.flatMap(({ category }) => category ?? []),
  );
  await setShownTexts(
    tx,
    plans.flatMap(({ texts }) => texts),
  );
  await recordChanges(
    tx,
    deps,
    plans.flatMap(({ entry }) => entry ?? []),
  );
  const isSearched = (key: string) => key.startsWith('value:name:') || key.startsWith('value:category:');
  return plans.flatMap(({ entry }) => (entry && Object.keys(entry.after).some(isSearched) ? entry.entityId : []));
}

function pictureOf({ source }: OfferWriting, { mediaIds }: Reference): string | undefined {
  return mediaIds.get(source.fields.images?.value[0] ?? '');
}

function statedBy(writing: OfferWriting, reference: Reference): Stated {
  const { source, brandId, isGtinMisused } = writing;
  const categoryId = reference.categoryIds.get(source.category?.id ?? '');
  const mediaId = pictureOf(writing, reference);
  return statedValues(source, reference.attributes, { brandId, categoryId, mediaId, isGtinMisused });
}

type WritingDraft = ValuePlan & { writing: OfferWriting; productId: string; rows: readonly ValueRow[]; stated: Stated };

/** Works out which values of one offer come to hold. */
function draftWriting(
  writing: OfferWriting,
  rows: readonly ValueRow[],
  { attributes, stated }: Pick<Reference, 'attributes'> & { stated: Stated },
): WritingDraft {
  const { source, productId, variantId, proposalId } = writing;
  const plan = planValues(rows, attributes, source, source);
  for (const value of stated.values) plan.state(value, { variantId, proposalId });
  plan.promote();
  return { ...plan, writing, productId, rows, stated };
}

/** What one offer writes: the picture, the values, and what the history says of it. */
function planWriting(draft: WritingDraft, reference: Reference) {
  const { attributes, locales } = reference;
  const { writing, rows, stated, winners, alternatives, goneWinners, goneAlternatives } = draft;
  const { change, source, productId, variantId, brandId } = writing;
  const mediaId = pictureOf(writing, reference);
  const pictured = snapshotOfField(source, 'images');
  const { before, after } = difference(rows, { winners, goneWinners }, attributes);
  const told = { topic: productChanged, brandId };
  const entry = { ...change, entity: 'product', entityId: productId, action: 'values_read', before, after, told };
  return {
    picture:
      mediaId === undefined
        ? undefined
        : {
            mediaId,
            productId,
            variantId,
            offerId: source.id,
            snapshotId: pictured.id,
            snapshotAt: pictured.at,
          },
    winners: placedAt(productId, winners),
    alternatives: placedAt(productId, alternatives),
    goneWinners,
    goneAlternatives,
    findings: placedFindings(stated.findings, source, { productId, variantId }),
    category: categoryAfter(productId, rows, { winners, goneWinners }, attributes),
    texts: textsAfter(productId, rows, { winners, goneWinners }, { attributes, locales }),
    entry: Object.keys(after).length > 0 ? entry : undefined,
  };
}

/** The values that are others than before, by the name a change gives them. */
function difference(
  rows: readonly ValueRow[],
  { winners, goneWinners }: Pick<ValuePlan, 'winners' | 'goneWinners'>,
  attributes: readonly AttributeRow[],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const codes = new Map(attributes.map(({ id, code }) => [id, code]));
  const keyOf = (row: WritableValue): string => valueKey(codes.get(row.attributeId) ?? '', row.locale, row.variantId);
  const held = new Map(rows.filter(({ isWinner }) => isWinner).map((row) => [keyOf(row), row.value]));
  const changed = winners.filter((row) => sortedJson(held.get(keyOf(row)) ?? null) !== sortedJson(row.value));
  const kept = new Set(winners.map(keyOf));
  const gone = rows.filter((row) => goneWinners.includes(row.id) && !kept.has(keyOf(row)));
  return {
    before: Object.fromEntries([...changed, ...gone].map((row) => [keyOf(row), held.get(keyOf(row)) ?? null])),
    after: Object.fromEntries([
      ...changed.map((row) => [keyOf(row), row.value]),
      ...gone.map((row) => [keyOf(row), null]),
    ]),
  };
}

/** The category that a product's column shows once its values are written; undefined where that changes nothing. */
function categoryAfter(
  productId: string,
  rows: readonly ValueRow[],
  { winners, goneWinners }: Pick<ValuePlan, 'winners' | 'goneWinners'>,
  attributes: readonly AttributeRow[],
): { productId: string; categoryId: string | null } | undefined {
  const attributeId = attributes.find(({ code }) => code === 'category')?.id;
  const winner = winners.find((row) => row.attributeId === attributeId);
  if (winner) return { productId, categoryId: String(winner.value) };
  const isGone = rows.some((row) => row.attributeId === attributeId && goneWinners.includes(row.id));
  return isGone ? { productId, categoryId: null } : undefined;
}

/** The texts that the product's columns show once its values are written, where these are others than before. */
function textsAfter(
  productId: string,
  rows: readonly ValueRow[],
  { winners, goneWinners }: Pick<ValuePlan, 'winners' | 'goneWinners'>,
  { attributes, locales }: { attributes: readonly AttributeRow[]; locales: readonly string[] },
): ShownText[] {
  return (['name', 'description'] as const).flatMap((code) => {
    const attributeId = attributes.find((attribute) => attribute.code === code)?.id;
    const held = rows.filter((row) => row.isWinner && row.attributeId === attributeId);
    const fresh = winners.filter((row) => row.attributeId === attributeId);
    const isReplaced = (row: ValueRow) => fresh.some(({ locale }) => locale === row.locale);
    const kept = held.filter((row) => !goneWinners.includes(row.id) && !isReplaced(row));
    const [before, after] = [shownOf(held, locales), shownOf([...kept, ...fresh], locales)];
    if (!before || !after || before.value === after.value) return [];
    const shown = (value: unknown) => String(value).slice(0, code === 'name' ? longestName : undefined);
    return [{ productId, code, before: shown(before.value), after: shown(after.value) }];
  });
}

/** Removes all that an offer stated; the next best values take the places it held. */
export async function dropOfferValues(tx: Tx, deps: Deps, productId: string, offerId: string): Promise<void> {
  const [rows, attributes] = [await findValues(tx, productId), await findAttributes(tx)];
  const plan = planValues(rows, attributes, { id: offerId });
  plan.promote();
  await withoutTakenPromotions(tx, [{ ...plan, productId }], attributes);
  const category = categoryAfter(productId, rows, plan, attributes);
  const locales = await contentLocalesOf({ ...deps, db: tx });
  const texts = textsAfter(productId, rows, plan, { attributes, locales });
  await deleteWinners(tx, plan.goneWinners);
  await deleteAlternatives(tx, plan.goneAlternatives);
  await deleteFindingsOf(tx, { productId, offerId });
  await putWinners(tx, productId, plan.winners, deps.clock.now());
  await setCategories(tx, category ? [category] : []);
  await setShownTexts(tx, texts);
}
