import { type ColourKey, type Department, type Kind, type Local, type TrapKind } from './department.ts';

export type Edition = { kind: 'nth' | 'year'; value: number };

/** One exact thing that can be bought: the variant down to colour, pack size, capacity and edition. */
export type Item = {
  id: string;
  /** Its place among all items, from 0. */
  place: number;
  /** Items of one family are one product in several variants. */
  family: string;
  department: Department;
  kind: Kind;
  brand: string;
  series: string;
  model?: string;
  /** The maker's part number: the model with what tells the variants apart. */
  partNumber?: string;
  /** One value for each measure of the kind, in its unit. */
  values: readonly number[];
  colour?: ColourKey;
  pack: number;
  edition?: Edition;
  side?: 'left' | 'right';
  isRefurbished: boolean;
  features: readonly Local[];
  gtin: string;
  /** What the item costs in a shop without a policy of its own, in euro cents. */
  priceCents: number;
  /** Whether the family has other items that this one must be told from. */
  hasSiblings: boolean;
  /** Set on both items of a trap: they share brand and wording and differ in this alone. */
  trap?: TrapKind;
};
