import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { type AttributeRow, takesPlaceOf } from './catalogue-values.ts';
import {
  deleteAlternatives,
  deleteWinners,
  findValues,
  putAlternatives,
  putWinners,
  type ValueRow,
} from './catalogue-value.store.ts';

/** One value to set by hand; null clears what was set by hand. A `locale` left out is the one the product speaks in. */
export type HandEdit = {
  attribute: AttributeRow;
  variantId: string | null;
  locale?: string | undefined;
  value: unknown;
};

/** What became of an edit: `handBefore` was set by hand until now, `effective` holds from now on; null for none. */
export type HandWritten = {
  edit: HandEdit;
  locale: string;
  handBefore: unknown;
  effective: unknown;
};

/** The content locale of texts that are written where the product has none yet. */
const mainLocale = 'en';

/**
 * Writes values by hand: they win over every machine's, which are kept beside them. Clearing one gives its place to the
 * best of those. The caller holds the lock on the product.
 */
export async function writeHandValues(
  tx: Tx,
  productId: string,
  edits: readonly HandEdit[],
  now: Date,
): Promise<HandWritten[]> {
  if (edits.length === 0) return [];
  const rows = await findValues(tx, productId);
  const written = edits.map((edit) => planEdit(rows, edit));
  await deleteWinners(
    tx,
    written.flatMap(({ goneWinner }) => goneWinner ?? []),
  );
  await deleteAlternatives(
    tx,
    written.flatMap(({ goneAlternative }) => goneAlternative ?? []),
  );
  await putAlternatives(
    tx,
    productId,
    written.flatMap(({ displaced }) => displaced ?? []),
    now,
  );
  await putWinners(
    tx,
    productId,
    written.flatMap(({ winner }) => winner ?? []),
    now,
  );
  return written.map(({ outcome }) => outcome);
}

type Plan = {
  outcome: HandWritten;
  winner?: ValueRow;
  displaced?: ValueRow;
  goneWinner?: string;
  goneAlternative?: string;
};

function planEdit(rows: readonly ValueRow[], edit: HandEdit): Plan {
  const { attribute, variantId } = edit;
  const locale = edit.locale ?? localeOf(rows, attribute);
  const here = rows.filter(
    (row) => row.attributeId === attribute.id && row.variantId === variantId && row.locale === locale,
  );
  const holder = here.find(({ isWinner }) => isWinner);
  const isByHand = holder?.sourceKind === 'manual';
  const outcome = { edit, locale, handBefore: isByHand ? holder.value : null };
  if (edit.value !== null) {
    const winner = handRow(edit, locale);
    const displaced = holder && !isByHand ? { displaced: { ...holder, id: newId(), reason: 'less_trusted' } } : {};
    return { outcome: { ...outcome, effective: edit.value }, winner, ...displaced };
  }
  if (!isByHand) return { outcome: { ...outcome, effective: holder?.value ?? null } };
  const [best] = here
    .filter(({ isWinner }) => !isWinner)
    .toSorted((one, two) => (takesPlaceOf(one, two, attribute.survivorship) ? -1 : 1));
  return {
    outcome: { ...outcome, effective: best?.value ?? null },
    goneWinner: holder.id,
    ...(best && { winner: { ...best, id: newId() }, goneAlternative: best.id }),
  };
}

/** The locale in which the product's texts win now, so that an edit replaces what is shown. */
function localeOf(rows: readonly ValueRow[], attribute: AttributeRow): string {
  if (!attribute.isLocalized) return '';
  const locales = rows.filter((row) => row.isWinner && row.attributeId === attribute.id).map(({ locale }) => locale);
  return locales.length === 0 || locales.includes(mainLocale) ? mainLocale : (locales[0] ?? mainLocale);
}

function handRow({ attribute, variantId, value }: HandEdit, locale: string): ValueRow {
  return {
    id: newId(),
    isWinner: true,
    variantId,
    attributeId: attribute.id,
    locale,
    value,
    sourceKind: 'manual',
    proposalId: null,
    offerId: null,
    shopId: null,
    snapshotId: null,
    snapshotAt: null,
    snapshotField: null,
    confidence: 1,
    isLocked: false,
    reason: '',
  };
}
