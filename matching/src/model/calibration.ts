import { sigmoid } from './boosting.ts';

/** A decided pair seen by a model that did not learn from it. */
export type Outcome = { margin: number; isMatch: boolean };

/** Turns margins into probabilities: sigmoid(slope * margin + intercept). */
export type Calibration = { slope: number; intercept: number };

const newtonSteps = 50;
const plateau = 0.004;

/**
 * Fits Platt's logistic curve to unseen outcomes (with his smoothed targets), then moves its even point: 0.5 is where calling a
 * pair a match balances precision and recall best (highest F1), which for rare matches lies somewhat below even odds.
 */
export function calibrate(outcomes: readonly Outcome[]): Calibration {
  const platt = fitPlatt(outcomes);
  const even = bestBalance(outcomes);
  return { slope: platt.slope, intercept: even === undefined ? platt.intercept : -platt.slope * even };
}

/** The calibrated probability of a margin. */
export function calibrated({ slope, intercept }: Calibration, margin: number): number {
  return sigmoid(slope * margin + intercept);
}

function fitPlatt(outcomes: readonly Outcome[]): Calibration {
  const positives = outcomes.filter(({ isMatch }) => isMatch).length;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (outcomes.length - positives + 2);
  let slope = 1;
  let intercept = 0;
  for (let step = 0; step < newtonSteps; step += 1) {
    let [g1, g0, h11, h10, h00] = [0, 0, 1e-6, 0, 1e-6];
    for (const { margin, isMatch } of outcomes) {
      const chance = sigmoid(slope * margin + intercept);
      const error = chance - (isMatch ? high : low);
      const spread = Math.max(1e-9, chance * (1 - chance));
      g1 += error * margin;
      g0 += error;
      h11 += spread * margin * margin;
      h10 += spread * margin;
      h00 += spread;
    }
    const determinant = h11 * h00 - h10 * h10;
    if (determinant < 1e-12) break;
    const down = (h00 * g1 - h10 * g0) / determinant;
    const along = (h11 * g0 - h10 * g1) / determinant;
    slope = Math.min(5, Math.max(0.05, slope - Math.max(-1, Math.min(1, down))));
    intercept -= Math.max(-2, Math.min(2, along));
    if (Math.abs(down) + Math.abs(along) < 1e-9) break;
  }
  return { slope, intercept };
}

/** The middle of the margins whose F1 comes within 0.4 points of the highest; undefined without both kinds of pairs. */
function bestBalance(outcomes: readonly Outcome[]): number | undefined {
  const sorted = outcomes.toSorted((left, right) => right.margin - left.margin);
  const positives = sorted.filter(({ isMatch }) => isMatch).length;
  if (positives === 0 || positives === sorted.length) return undefined;
  let hits = 0;
  const balances = sorted.map(({ margin, isMatch }, at) => {
    hits += isMatch ? 1 : 0;
    const below = sorted[at + 1]?.margin ?? margin - 1;
    return { cut: (margin + below) / 2, f1: (2 * hits) / (at + 1 + positives) };
  });
  const highest = Math.max(...balances.map(({ f1 }) => f1));
  const cuts = balances.filter(({ f1 }) => f1 >= highest - plateau).map(({ cut }) => cut);
  return ((cuts[0] ?? 0) + (cuts.at(-1) ?? 0)) / 2;
}
