import type { Exact } from './exact.ts';
import type { Family } from './units.ts';

export type AttributeKind =
  | 'weight'
  | 'dimension'
  | 'volume'
  | 'storage'
  | 'power'
  | 'voltage'
  | 'energy'
  | 'clothing'
  | 'shoe'
  | 'screen'
  | 'bedding'
  | 'colour'
  | 'pack'
  | 'material'
  | 'energyClass'
  | 'compatibility';

export type Side = 'length' | 'width' | 'height' | 'depth' | 'diameter';

/** Where a value stands: its words, and from where to where in the text. */
type Place = { raw: string; start: number; end: number };

/** A number in the base unit of its family; `to` is the end of a range. `unit` is the code of the unit that was written. */
export type QuantityValue = Place & {
  kind: 'weight' | 'dimension' | 'volume' | 'storage' | 'power' | 'voltage' | 'energy' | 'screen';
  family: Exclude<Family, 'other'>;
  number: Exact;
  to?: Exact;
  unit: string;
  /** The unit word for word, empty where the name of the property states it. */
  writtenUnit: string;
  side?: Side;
};

/** A size, colour or class by its code ("EU 42", "navy", "A++"), or a thing that something fits, as it is written. */
export type CodeValue = Place & {
  kind: 'clothing' | 'shoe' | 'colour' | 'energyClass' | 'compatibility';
  code: string;
};

/** A named size of a bed, or its width and length in mm. */
export type BeddingValue = Place & { kind: 'bedding' } & ({ code: string } | { width: Exact; length: Exact });

/** How many things are packed together, or how many single pieces there are. */
export type PackValue = Place & { kind: 'pack'; count: number; of: 'pack' | 'pieces' };

export type MaterialValue = Place & { kind: 'material'; code: string; percent?: number };

export type AttributeValue = QuantityValue | CodeValue | BeddingValue | PackValue | MaterialValue;

/**
 * Why a named property gives no value: its unit is of another family, its number is none above zero, a unit is missing,
 * or nothing of its kind can be read.
 */
export type Finding = Place & {
  kind: AttributeKind;
  reason: 'other_family' | 'not_positive' | 'no_unit' | 'unread';
};
