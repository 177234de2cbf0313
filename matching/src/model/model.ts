import { createHash } from 'node:crypto';
import { featureNames } from '../features/features.ts';
import type { Ensemble } from './boosting.ts';
import type { Calibration } from './calibration.ts';
import type { Cell } from './thresholds.ts';

/**
 * A trained matcher as plain data: what JSON.stringify writes and JSON.parse reads is the same model.
 * `version` is a hash of everything else, so that equal content has an equal version.
 */
export type Model = {
  version: string;
  features: string[];
  ensemble: Ensemble;
  calibration: Calibration;
  /** Proven thresholds by cell (a category or brand as the labels named it); `*` is all goods together. */
  cells: Record<string, Cell>;
  /** `hash` names the pairs; models of before have none. */
  trainedOn: { pairs: number; matches: number; hash?: string };
};

/** The name of the cell that holds all decided pairs. */
export const everyCell = '*';

/** Completes a model with its version: the first 16 hexadecimal digits of the SHA-256 of its JSON. */
export function sealModel(content: Omit<Model, 'version'>): Model {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { version, ...content };
}

/**
 * Reads a stored model back. Throws a RangeError when it was trained on other features than this program computes, or its content
 * is not what its version says: train again from the labels then.
 */
export function readModel(json: string): Model {
  const { version, ...content } = JSON.parse(json) as Model;
  if (JSON.stringify(content.features) !== JSON.stringify(modelFeatures)) {
    throw new RangeError('The stored model was trained on other features than this program computes. Train it again.');
  }
  const model = sealModel(content);
  if (model.version !== version) throw new RangeError('The stored model does not match its version. Train it again.');
  return model;
}

/** The columns a model is trained on: every feature, then the rule of thumb. */
export const modelFeatures: readonly string[] = [...featureNames, 'untrained'];

/** The proven threshold for a cell: its own, else that of all goods, else null. */
export function provenFor({ cells }: Model, cell: string | undefined): number | null {
  const own = cell === undefined || !Object.hasOwn(cells, cell) ? undefined : cells[cell];
  return own?.threshold ?? cells[everyCell]?.threshold ?? null;
}
