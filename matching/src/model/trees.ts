import type { BinnedTable } from './binning.ts';

/** A regression tree: a leaf adds `add` to the margin, a branch sends values up to `upTo` low, unknown ones (NaN) where `isUnknownLow` says. */
export type Tree = { add: number } | { feature: number; upTo: number; isUnknownLow: boolean; low: Tree; high: Tree };

export type GrowthOptions = { depth: number; shrinkage: number; leastWeight: number; penalty: number };

type Split = { feature: number; bin: number; isUnknownLow: boolean; gain: number };
type Sums = { gradient: number; hessian: number };

/** Grows one tree by Newton steps on the gradients and hessians of the rows (histogram splits, level by level). */
export function growTree(
  table: BinnedTable,
  rows: Int32Array,
  gradients: Float64Array,
  hessians: Float64Array,
  options: GrowthOptions,
): Tree {
  return growNode(table, rows, gradients, hessians, options, options.depth);
}

/** The margin that one tree gives a row of features. */
export function treeMargin(tree: Tree, row: Float64Array): number {
  let node = tree;
  while ('feature' in node) {
    const value = row[node.feature] ?? Number.NaN;
    const isLow = Number.isNaN(value) ? node.isUnknownLow : value <= node.upTo;
    node = isLow ? node.low : node.high;
  }
  return node.add;
}

function growNode(
  table: BinnedTable,
  rows: Int32Array,
  gradients: Float64Array,
  hessians: Float64Array,
  options: GrowthOptions,
  depth: number,
): Tree {
  const sums = sumOf(rows, gradients, hessians);
  const split = depth === 0 ? undefined : bestSplit(table, rows, gradients, hessians, sums, options);
  if (!split) return { add: (-sums.gradient / (sums.hessian + options.penalty)) * options.shrinkage };
  const column = table.columns[split.feature] as Uint8Array;
  const isLow = (row: number): boolean => {
    const bin = column[row] ?? 0;
    return bin === 0 ? split.isUnknownLow : bin <= split.bin;
  };
  const next = (part: Int32Array): Tree => growNode(table, part, gradients, hessians, options, depth - 1);
  return {
    feature: split.feature,
    upTo: table.edges[split.feature]?.[split.bin - 1] ?? Number.MAX_VALUE,
    isUnknownLow: split.isUnknownLow,
    low: next(rows.filter((row) => isLow(row))),
    high: next(rows.filter((row) => !isLow(row))),
  };
}

function sumOf(rows: Int32Array, gradients: Float64Array, hessians: Float64Array): Sums {
  let gradient = 0;
  let hessian = 0;
  for (const row of rows) {
    gradient += gradients[row] ?? 0;
    hessian += hessians[row] ?? 0;
  }
  return { gradient, hessian };
}

function bestSplit(
  table: BinnedTable,
  rows: Int32Array,
  gradients: Float64Array,
  hessians: Float64Array,
  total: Sums,
  options: GrowthOptions,
): Split | undefined {
  const worth = ({ gradient, hessian }: Sums): number => (gradient * gradient) / (hessian + options.penalty);
  const base = worth(total);
  let best: Split | undefined;
  table.columns.forEach((column, feature) => {
    const bins = (table.edges[feature]?.length ?? 0) + 2;
    const { gradientSums, hessianSums } = histogram(column, bins, rows, gradients, hessians);
    const unknown = { gradient: gradientSums[0] ?? 0, hessian: hessianSums[0] ?? 0 };
    let gradient = 0;
    let hessian = 0;
    for (let bin = 1; bin < bins; bin += 1) {
      gradient += gradientSums[bin] ?? 0;
      hessian += hessianSums[bin] ?? 0;
      for (const isUnknownLow of unknown.hessian > 0 ? [true, false] : [true]) {
        const low = isUnknownLow
          ? { gradient: gradient + unknown.gradient, hessian: hessian + unknown.hessian }
          : { gradient, hessian };
        const high = { gradient: total.gradient - low.gradient, hessian: total.hessian - low.hessian };
        if (low.hessian < options.leastWeight || high.hessian < options.leastWeight) continue;
        const gain = worth(low) + worth(high) - base;
        if (gain > 1e-9 && gain > (best?.gain ?? 0)) best = { feature, bin, isUnknownLow, gain };
      }
    }
  });
  return best;
}

function histogram(
  column: Uint8Array,
  bins: number,
  rows: Int32Array,
  gradients: Float64Array,
  hessians: Float64Array,
): { gradientSums: Float64Array; hessianSums: Float64Array } {
  const gradientSums = new Float64Array(bins);
  const hessianSums = new Float64Array(bins);
  for (const row of rows) {
    const bin = column[row] ?? 0;
    gradientSums[bin] = (gradientSums[bin] ?? 0) + (gradients[row] ?? 0);
    hessianSums[bin] = (hessianSums[bin] ?? 0) + (hessians[row] ?? 0);
  }
  return { gradientSums, hessianSums };
}
