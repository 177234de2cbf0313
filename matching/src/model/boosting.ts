import { binRows } from './binning.ts';
import { growTree, treeMargin, type GrowthOptions, type Tree } from './trees.ts';

/** Boosted trees for a yes-or-no question: the margin of a row is `start` plus what every tree adds. */
export type Ensemble = { start: number; trees: Tree[] };

const rounds = 150;
const growth: GrowthOptions = { depth: 3, shrinkage: 0.08, leastWeight: 2, penalty: 2 };

/** Fits boosted trees to labelled rows by logistic loss; without chance, so that equal input gives an equal model. */
export function boost(rows: readonly Float64Array[], labels: readonly boolean[]): Ensemble {
  const table = binRows(rows);
  const positives = labels.filter(Boolean).length;
  const weight = positiveWeight(positives, labels.length - positives);
  const start = Math.log((weight * positives + 0.5) / (labels.length - positives + 0.5));
  const margins = new Float64Array(rows.length).fill(start);
  const gradients = new Float64Array(rows.length);
  const hessians = new Float64Array(rows.length);
  const all = Int32Array.from(rows.keys());
  const trees: Tree[] = [];
  for (let round = 0; round < rounds; round += 1) {
    labels.forEach((isMatch, row) => {
      const chance = sigmoid(margins[row] ?? 0);
      const rowWeight = isMatch ? weight : 1;
      gradients[row] = rowWeight * (chance - (isMatch ? 1 : 0));
      hessians[row] = rowWeight * Math.max(1e-6, chance * (1 - chance));
    });
    const tree = growTree(table, all, gradients, hessians, growth);
    rows.forEach((row, at) => {
      margins[at] = (margins[at] ?? 0) + treeMargin(tree, row);
    });
    trees.push(tree);
    if ('add' in tree) break;
  }
  return { start, trees };
}

/** The log-odds an ensemble gives a row, before calibration. */
export function ensembleMargin({ start, trees }: Ensemble, row: Float64Array): number {
  let margin = start;
  for (const tree of trees) margin += treeMargin(tree, row);
  return margin;
}

/** The logistic function: log-odds to a probability. */
export function sigmoid(margin: number): number {
  return 1 / (1 + Math.exp(-margin));
}

/** Matches are rare among candidates: they count more, by the root of the imbalance, at most fourfold. */
function positiveWeight(positives: number, negatives: number): number {
  return Math.min(4, Math.max(1, Math.sqrt(negatives / Math.max(1, positives))));
}
