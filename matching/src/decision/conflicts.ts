import type { Comparison } from '../features/comparison.ts';
import { voltageClass, type Agreement } from '../features/agreement.ts';
import type { Difference } from '../features/number-agreement.ts';
import type { OfferProfile } from '../profile/profile.ts';
import { sayQuantity, type Dimension } from '../text/quantities.ts';

export type ConflictKind =
  | 'pack'
  | 'pieces'
  | 'washes'
  | 'dimensions'
  | 'length'
  | 'power'
  | 'tyre_size'
  | 'load_index'
  | 'designation'
  | 'speed_index'
  | 'number'
  | 'model_number'
  | 'colour'
  | 'size'
  | 'capacity'
  | 'edition'
  | 'condition'
  | 'voltage'
  | 'side'
  | 'gender'
  | 'identity'
  | 'model';

/** A hard conflict: the two offers are different variants whatever their titles share. `text` is one plain phrase, `sides` what either says. */
export type Conflict = { kind: ConflictKind; text: string; sides?: readonly [string, string] };

type Rule = {
  kind: ConflictKind;
  name: string;
  agreement: Agreement;
  said: (profile: OfferProfile, side: 0 | 1) => string;
  countsOneSided?: boolean;
};

/** The hard conflicts of a pair; any one keeps a machine from joining it. */
export function conflictsOf(comparison: Comparison): Conflict[] {
  const { left, right } = comparison;
  const conflicts: Conflict[] = rulesFor(comparison)
    .filter(({ agreement, countsOneSided }) => agreement === -1 || (countsOneSided === true && agreement === -0.5))
    .map(({ kind, name, said }) => {
      const sides = [said(left.profile, 0) || 'none stated', said(right.profile, 1) || 'none stated'] as const;
      return { kind, text: `${name} differs: ${sides.join(' against ')}`, sides };
    });
  conflicts.push(...differencesOf(comparison));
  if (comparison.isOneUsed) conflicts.push({ kind: 'condition', text: 'one is used or refurbished, the other new' });
  if (comparison.gtin === 1 && comparison.isUnrelated) {
    conflicts.push({
      kind: 'identity',
      text: 'the titles have no telling word in common, so that the GTIN may be misused',
    });
  }
  if (comparison.gtin === 1 && comparison.models.isConflict && !comparison.models.near) {
    const sides = comparison.models.named;
    const text = `they name different models, ${sides.join(' against ')}, so that the GTIN may be misused`;
    conflicts.push({ kind: 'model', text, sides });
  }
  if (conflicts.length === 0) conflicts.push(...conflictOf('number', 'number', comparison.numbers));
  return conflicts;
}

function differencesOf({ rows, tyre, designation, models }: Comparison): Conflict[] {
  return [
    ...conflictOf('dimensions', 'measure', rows),
    ...conflictOf('tyre_size', 'tyre size', tyre.size),
    ...conflictOf('load_index', 'load index', tyre.load),
    ...conflictOf('speed_index', 'speed index', tyre.speed),
    ...conflictOf('designation', 'designation', designation),
    ...conflictOf('model_number', 'model number', models.near),
  ];
}

function conflictOf(kind: ConflictKind, name: string, sides: Difference): Conflict[] {
  return sides ? [{ kind, text: `${name} differs: ${sides.join(' against ')}`, sides }] : [];
}

function rulesFor(comparison: Comparison): Rule[] {
  const { quantities, counts } = comparison;
  const measure = (kind: ConflictKind, name: string, dimension: keyof typeof quantities): Rule => ({
    kind,
    name,
    agreement: quantities[dimension],
    said: (profile) => statedQuantities(profile, dimension),
  });
  return [
    {
      kind: 'pack',
      name: 'pack size',
      agreement: counts.pack,
      said: (_profile, side) => String(counts.packs[side].pack ?? counts.packs[side].pieces ?? ''),
      countsOneSided: true,
    },
    {
      kind: 'pieces',
      name: 'number of pieces',
      agreement: counts.pieces,
      said: ({ pack }) => String(pack.pieces ?? ''),
    },
    {
      kind: 'washes',
      name: 'number of washes',
      agreement: counts.washes,
      said: ({ pack }) => String(pack.washes ?? ''),
    },
    { kind: 'colour', name: 'colour', agreement: comparison.colour, said: ({ colours }) => [...colours].join(', ') },
    {
      kind: 'size',
      name: 'size',
      agreement: comparison.size,
      said: (_profile, side) => list(comparison.sizes[side]).toUpperCase(),
    },
    {
      kind: 'length',
      name: 'length',
      agreement: lengthConflict(comparison),
      said: (profile) => statedQuantities(profile, 'length'),
    },
    measure('capacity', 'volume', 'volume'),
    measure('capacity', 'weight', 'mass'),
    measure('capacity', 'capacity', 'data'),
    measure('capacity', 'battery capacity', 'charge'),
    measure('power', 'power', 'power'),
    { kind: 'edition', name: 'year', agreement: comparison.year, said: ({ variant }) => list(variant.years) },
    {
      kind: 'edition',
      name: 'generation',
      agreement: comparison.generation,
      said: ({ variant }) => list(variant.generations),
    },
    { kind: 'edition', name: 'edition', agreement: comparison.edition, said: ({ variant }) => list(variant.editions) },
    { kind: 'side', name: 'side', agreement: comparison.side, said: ({ variant }) => list(variant.sides) },
    { kind: 'gender', name: 'wearer', agreement: comparison.gender, said: ({ variant }) => list(variant.genders) },
    { kind: 'voltage', name: 'voltage', agreement: comparison.voltage, said: statedVoltages },
  ];
}

/** One length on each side is a size (a blade, a screen); rows of measures are described too freely to contradict each other. */
function lengthConflict({ left, right, quantities }: Comparison): Agreement {
  const count = ({ quantities }: OfferProfile): number =>
    quantities.filter(({ dimension }) => dimension === 'length').length;
  return count(left.profile) === 1 && count(right.profile) === 1 ? quantities.length : 0;
}

function statedQuantities({ quantities }: OfferProfile, dimension: Dimension): string {
  return quantities
    .filter((quantity) => quantity.dimension === dimension)
    .map(sayQuantity)
    .join(', ');
}

function statedVoltages({ quantities }: OfferProfile): string {
  return [...new Set(quantities.filter(({ dimension }) => dimension === 'voltage').map(voltageClass))].join(', ');
}

function list(codes: ReadonlySet<string>): string {
  return [...codes].join(', ');
}
