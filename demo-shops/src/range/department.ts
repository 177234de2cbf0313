export type Language = 'de' | 'en' | 'fr';

/** One text in the three languages of the shops. */
export type Local = Readonly<Record<Language, string>>;

export type Unit =
  | 'ml'
  | 'g'
  | 'W'
  | 'bar'
  | 'in'
  | 'Hz'
  | 'GB'
  | 'cm'
  | 'mm'
  | 'V'
  | 'h'
  | 'kg-load'
  | 'players'
  | 'min'
  | 'spf';

/** What a kind of item is measured by; the first measure of a kind is the one titles name. */
type MeasureRange = { label: Local; unit: Unit; values: readonly number[] };

export type Kind = { noun: Local; priceEuro: readonly [low: number, high: number]; measures: readonly MeasureRange[] };

export type TrapKind = 'pack' | 'colour' | 'capacity' | 'edition' | 'refurbished' | 'side' | 'voltage';

export type Shape = 'machine' | 'round' | 'shoe' | 'blade' | 'box' | 'bottle' | 'screen' | 'chair' | 'bag' | 'tool';

export type Department = {
  key: string;
  name: Local;
  googleCategory: string;
  shape: Shape;
  brands: readonly string[];
  series: readonly string[];
  /** Letters that model codes begin with; without them items have no model code. */
  modelPrefixes: readonly string[];
  colours: readonly ColourKey[];
  features: readonly Local[];
  kinds: readonly Kind[];
  traps: readonly TrapKind[];
};

export const colours = {
  black: { de: 'Schwarz', en: 'Black', fr: 'Noir' },
  white: { de: 'Weiß', en: 'White', fr: 'Blanc' },
  red: { de: 'Rot', en: 'Red', fr: 'Rouge' },
  blue: { de: 'Blau', en: 'Blue', fr: 'Bleu' },
  green: { de: 'Grün', en: 'Green', fr: 'Vert' },
  grey: { de: 'Grau', en: 'Grey', fr: 'Gris' },
  silver: { de: 'Silber', en: 'Silver', fr: 'Argent' },
  yellow: { de: 'Gelb', en: 'Yellow', fr: 'Jaune' },
} as const satisfies Record<string, Local>;

export type ColourKey = keyof typeof colours;

/** Short for a text in German, English and French. */
export function local(de: string, en: string, fr: string): Local {
  return { de, en, fr };
}

/** Short for a measure that a kind of item is offered in. */
export function measure(label: Local, unit: Unit, ...values: number[]): MeasureRange {
  return { label, unit, values };
}
