import { checkRules, type ExpressionFault, type MappingRule } from '@quarry/contracts/feeds';
import { publicAddressSetting } from '@quarry/contracts/installation';
import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { productById } from '../products/index.ts';
import type { FeedChannel } from './feed.ts';
import { findFeedChannel } from './kind-fields.store.ts';
import { type MadeRow, makeRow } from './made-row.ts';
import { findListedOf, findSpread } from './mapping-preview.store.ts';
import { codedSourceOf } from './mapping-sources.ts';
import { findMapping } from './mapping.store.ts';
import { findRowInputs } from './row-input.store.ts';
import { removerOf } from './settle-rows.ts';

const comparedAtMost = 2_000;
/** Between them others have their turn. */
const rowsAtOnce = 200;
const samplesAtMost = 10;

/** A row as it is made now, and as it would be. */
export type ComparedRow = { before: MadeRow; after: MadeRow };

export type MappingPreview = {
  faults: readonly ExpressionFault[];
  compared: number;
  total: number;
  changed: number;
  appearing: number;
  refused: number;
  changedRefused: number;
  samples: ComparedRow[];
};

/** What rules would make of a channel's listings, evaluated as its feeds are, and written nowhere. */
export async function previewMapping(
  context: RequestContext,
  channelId: string,
  given: unknown,
  productIds: readonly string[] | null,
): Promise<MappingPreview | null> {
  const { deps } = context;
  const channel = await withTransaction(deps.db, (tx) => findFeedChannel(tx, channelId));
  if (!channel) return null;
  const counts = { compared: 0, total: 0, changed: 0, appearing: 0, refused: 0, changedRefused: 0 };
  const none = { faults: [], ...counts, samples: [] };
  const checked = checkRules(given, channel.fields, await codedSourceOf(context));
  if ('faults' in checked) return { ...none, faults: checked.faults };
  const standing = (await findMapping(deps.db, channelId, null))?.rules ?? [];
  const compare = await comparing(context, channel, standing, checked.rules);
  const { total, variantIds } = await findSpread(deps.db, channelId, comparedAtMost);
  const preview: MappingPreview = { ...none, total };
  const others: ComparedRow[] = [];
  for (let at = 0; at < variantIds.length; at += rowsAtOnce) {
    const rows = await compare(variantIds.slice(at, at + rowsAtOnce));
    preview.compared += rows.length;
    const shown: ComparedRow[] = [];
    for (const row of rows) {
      const what = differenceOf(row);
      if (what !== null) preview[what] += 1;
      (what === null ? others : shown).push(row);
    }
    if (productIds === null) await keepReadable(context, preview.samples, shown);
    others.length = Math.min(others.length, rowsAtOnce);
  }
  if (productIds === null) await keepReadable(context, preview.samples, others);
  else await keepReadable(context, preview.samples, await compare(await findListedOf(deps.db, channelId, productIds)));
  return preview;
}

async function comparing(
  { deps }: RequestContext,
  channel: FeedChannel,
  standing: MappingRule[],
  rules: MappingRule[],
): Promise<(variantIds: readonly string[]) => Promise<ComparedRow[]>> {
  const now = deps.clock.now();
  const publicAddress = (await settingValue(deps, publicAddressSetting)).replace(/\/$/, '');
  const make = (input: MadeRow['input'], by: MappingRule[]) =>
    makeRow(input, { rules: by, format: 'xml' }, channel, { publicAddress, now });
  return async (variantIds) => {
    const inputs = await withTransaction(deps.db, (tx) => findRowInputs(tx, channel.id, variantIds, now));
    return inputs.map((input) => ({ before: make(input, standing), after: make(input, rules) }));
  };
}

function differenceOf({ before, after }: ComparedRow): 'changed' | 'appearing' | 'refused' | 'changedRefused' | null {
  const [was, is] = [before, after].map(({ input, issues }) => removerOf(input, issues));
  if ((was === null) !== (is === null)) return is === null ? 'appearing' : 'refused';
  if (before.rendered === after.rendered) return null;
  if (is === null) return 'changed';
  return is === 'check' ? 'changedRefused' : null;
}

/** Rows of products that the reader may see, of as many products as are shown. */
async function keepReadable(
  context: RequestContext,
  samples: ComparedRow[],
  rows: readonly ComparedRow[],
): Promise<void> {
  const products = new Set(samples.map(({ after }) => after.input.productId));
  for (const row of rows) {
    const { productId } = row.after.input;
    if (!products.has(productId) && products.size >= samplesAtMost) return;
    if (products.has(productId) || (await productById(context).load(productId)) === null) continue;
    products.add(productId);
    samples.push(row);
  }
}
