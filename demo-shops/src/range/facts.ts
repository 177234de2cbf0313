import { entryAt, hash32 } from '../random.ts';
import { local, type Local } from './department.ts';
import { type Item } from './item.ts';

/** What shops call a fact; the marketplace has words of its own where it differs from other English shops. */
export type FactLabel = Local & { market?: string };

/** A fact about an item beside its measures: an amount in the unit named, the three sides of a thing, a number, or words. */
export type Fact = { label: FactLabel } & (
  | { kind: 'mass'; grams: number }
  | { kind: 'sides'; millimetres: readonly [number, number, number] }
  | { kind: 'amount'; amount: number; unit: 'V' | 'W' | 'ohm' }
  | { kind: 'number'; amount: number }
  | { kind: 'words'; words: Local }
);

const weight: FactLabel = { ...local('Gewicht', 'Item weight', 'Poids net'), market: 'Weight' };
const size: FactLabel = {
  ...local('Abmessungen (B x T x H)', 'Dimensions (W x D x H)', 'Dimensions (L x P x H)'),
  market: 'Product dimensions (W x D x H)',
};
const steel = local('Edelstahl', 'Stainless steel', 'Acier inoxydable');
const plastic = local('Kunststoff', 'Plastic', 'Plastique');
const aluminium = local('Aluminium', 'Aluminium', 'Aluminium');

/** The facts of an item: the same in every shop, and the same for all variants of a family. */
export function factsOf(item: Item): readonly Fact[] {
  return makers[item.department.key]?.(item) ?? [];
}

const makers: Readonly<Record<string, (item: Item) => Fact[]>> = {
  coffee: (item) => [
    mass(item, item.kind.noun.en === 'Espresso Machine' ? [3800, 13_500] : [1400, 4600]),
    sides(item, [180, 320], [220, 420], [280, 450]),
    words(item, local('Gehäusematerial', 'Housing', 'Matériau du boîtier'), steel, plastic, aluminium),
    { label: local('Netzspannung', 'Mains voltage', 'Tension'), kind: 'amount', amount: 230, unit: 'V' },
  ],
  knives: (item) => [
    mass(item, [60, 290]),
    words(
      item,
      local('Griffmaterial', 'Handle material', 'Matière du manche'),
      local('Olivenholz', 'Olive wood', 'Bois d’olivier'),
      local('Pakkaholz', 'Pakkawood', 'Bois de pakka'),
      plastic,
    ),
    words(
      item,
      local('Spülmaschinengeeignet', 'Dishwasher safe', 'Passe au lave-vaisselle'),
      local('ja', 'yes', 'oui'),
      local('nein', 'no', 'non'),
    ),
  ],
  'pet-food': (item) => [
    words(
      item,
      local('Lebensphase', 'Life stage', 'Âge de l’animal'),
      local('Ausgewachsen', 'Adult', 'Adulte'),
      local('Jungtier', 'Junior', 'Junior'),
      local('Senior', 'Senior', 'Senior'),
    ),
  ],
  headphones: (item) => [
    mass(item, item.kind.noun.en === 'In-Ear Earphones' ? [10, 60] : [190, 340]),
    {
      label: local('Impedanz', 'Impedance', 'Impédance'),
      kind: 'amount',
      amount: chosen(item, 'ohm', [16, 24, 32, 64]),
      unit: 'ohm',
    },
  ],
  storage: (item) => [
    mass(item, [10, 90]),
    words(
      item,
      local('Schnittstelle', 'Interface', 'Interface'),
      ...(item.kind.noun.en.includes('NVMe')
        ? [same('PCIe 3.0 x4'), same('PCIe 4.0 x4')]
        : item.kind.noun.en === 'microSD Card'
          ? [same('UHS-I')]
          : [same('USB 3.2 Gen 1'), same('USB 3.2 Gen 2')]),
    ),
  ],
  monitors: (item) => [
    mass(item, [2900, 9400]),
    sides(item, [490, 960], [180, 260], [380, 590]),
    {
      label: local('Leistungsaufnahme', 'Power consumption', 'Consommation électrique'),
      kind: 'amount',
      amount: chosen(item, 'watts', [18, 24, 32, 45]),
      unit: 'W',
    },
    words(
      item,
      local('Energieeffizienzklasse', 'Energy class', 'Classe énergétique'),
      ...['D', 'E', 'F', 'G'].map(same),
    ),
    words(
      item,
      local('Auflösung', 'Resolution', 'Résolution'),
      ...(item.kind.noun.en === '4K Monitor' ? ['3840 x 2160'] : ['1920 x 1080', '2560 x 1440']).map(same),
    ),
  ],
  'running-shoes': (item) => [
    words(
      item,
      { ...local('Obermaterial', 'Upper material', 'Matière de la tige'), market: 'Upper' },
      local('Mesh', 'Mesh', 'Mesh'),
      local('Leder', 'Leather', 'Cuir'),
    ),
  ],
  'bicycle-parts': (item) => [
    ...(item.kind.noun.en === 'Bike Pedals' ? [] : [mass(item, [180, 880])]),
    words(
      item,
      local('Material', 'Material', 'Matière'),
      ...(item.kind.noun.en === 'Bike Tyre' ? [local('Gummi', 'Rubber', 'Caoutchouc')] : [aluminium, steel]),
    ),
  ],
  'garden-tools': (item) => [
    mass(item, item.kind.noun.en.startsWith('Cordless') ? [2400, 4800] : [180, 950]),
    words(item, local('Werkstoff', 'Material', 'Matériau'), steel, plastic),
  ],
  'board-games': (item) => [
    {
      label: local('Alter ab', 'Age from', 'Âge minimum'),
      kind: 'number',
      amount: chosen(item, 'age', [6, 8, 10, 12]),
    },
    mass(item, [250, 2200]),
  ],
  'skin-care': (item) => [
    words(
      item,
      local('Hauttyp', 'Skin type', 'Type de peau'),
      local('Alle Hauttypen', 'All skin types', 'Tous types de peau'),
      local('Trockene Haut', 'Dry skin', 'Peau sèche'),
      local('Empfindliche Haut', 'Sensitive skin', 'Peau sensible'),
    ),
  ],
  'office-chairs': (item) => [
    mass(item, [6500, 22_000]),
    sides(item, [480, 700], [480, 700], [600, 1350]),
    words(
      item,
      local('Bezugsmaterial', 'Upholstery material', 'Matière du revêtement'),
      local('Kunstleder', 'Faux leather', 'Similicuir'),
      local('Polyester', 'Polyester', 'Polyester'),
    ),
  ],
};

type Bounds = readonly [least: number, most: number];

function mass(item: Item, bounds: Bounds): Fact {
  return { label: weight, kind: 'mass', grams: between(item, 'mass', bounds) };
}

function sides(item: Item, width: Bounds, depth: Bounds, height: Bounds): Fact {
  const millimetres = [
    between(item, 'width', width),
    between(item, 'depth', depth),
    between(item, 'height', height),
  ] as const;
  return { label: size, kind: 'sides', millimetres };
}

function words(item: Item, label: FactLabel, ...choices: readonly Local[]): Fact {
  return { label, kind: 'words', words: entryAt(choices, hash32('fact', item.family, label.en)) };
}

function same(text: string): Local {
  return local(text, text, text);
}

/** In steps of ten, so that kilograms and centimetres are written with few decimals. */
function between(item: Item, what: string, [least, most]: Bounds): number {
  const steps = Math.floor((most - least) / 10);
  return least + 10 * (hash32('fact', item.family, what) % (steps + 1));
}

function chosen(item: Item, what: string, amounts: readonly number[]): number {
  return entryAt(amounts, hash32('fact', item.family, what));
}
