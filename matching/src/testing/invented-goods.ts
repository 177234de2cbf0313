import type { MatchOffer } from '../match-offer.ts';
import type { LabelledPair } from '../model/train.ts';

/** Two invented shops that sell the same goods under titles of their own, with everything decided about them. */
export type InventedGoods = { left: MatchOffer[]; right: MatchOffer[]; pairs: LabelledPair[] };

type Thing = {
  brand: string;
  kind: [en: string, de: string];
  model: string;
  colour: [string, string];
  size: [string, string];
  price: number;
  extra: [string, string];
};

const brands = ['Aurelo', 'Brixxon', 'Cavendor', 'Dalmora', 'Estwick', 'Fjordal', 'Grunheim', 'Havelin'];
const kinds: Thing['kind'][] = [
  ['espresso machine', 'Espressomaschine'],
  ['wireless headphones', 'Kopfhörer kabellos'],
  ['solid state drive', 'SSD Festplatte'],
  ['chef knife', 'Kochmesser'],
  ['trail running shoes', 'Laufschuhe Trail'],
  ['face cream', 'Gesichtscreme'],
  ['garden hose', 'Gartenschlauch'],
  ['dog food', 'Hundefutter'],
];
const colours: Thing['colour'][] = [
  ['black', 'schwarz'],
  ['white', 'weiß'],
  ['red', 'rot'],
  ['blue', 'blau'],
  ['green', 'grün'],
];
const sizes: Thing['size'][] = [
  ['1 l', '1000 ml'],
  ['500 ml', '0,5 Liter'],
  ['256 GB', '256GB'],
  ['1 TB', '1000 GB'],
  ['2 kg', '2000 g'],
  ['20 cm', '200 mm'],
];
const extras: Thing['extra'][] = [
  ['with stand', 'mit Ständer'],
  ['starter set', 'Starterset'],
  ['extra quiet', 'besonders leise'],
  ['waterproof', 'wasserdicht'],
  ['for beginners', 'für Einsteiger'],
];

/** A number generator of our own (mulberry32): equal seeds give equal goods. */
export function seededChance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Goods of `count` things: each left offer with its true counterpart and three near ones (same brand or kind, another model). */
export function inventGoods(count: number, seed: number): InventedGoods {
  const chance = seededChance(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const things = Array.from({ length: count }, (): Thing => ({
    brand: pick(brands),
    kind: pick(kinds),
    model: `${pick(['AX', 'KD', 'TR', 'PLM', 'V'])}-${100 + Math.floor(chance() * 899)}${pick(['', '', 'S', 'B'])}`,
    colour: pick(colours),
    size: pick(sizes),
    price: 1000 + Math.floor(chance() * 40_000),
    extra: pick(extras),
  }));
  const left = things.map((thing, at) => leftOffer(thing, at, chance));
  const right = things.map((thing, at) => rightOffer(thing, at, chance));
  const pairs = things.flatMap((thing, at): LabelledPair[] => {
    const near = [...things.keys()]
      .filter((other) => other !== at)
      .toSorted((one, two) => nearness(things[two], thing) - nearness(things[one], thing) || one - two)
      .slice(0, 3);
    return [at, ...near].map((other) => ({
      left: left[at] as MatchOffer,
      right: right[other] as MatchOffer,
      isMatch: other === at,
    }));
  });
  return { left, right, pairs };
}

function nearness(other: Thing | undefined, thing: Thing): number {
  if (!other) return 0;
  return (
    Number(other.brand === thing.brand) + Number(other.kind === thing.kind) + Number(other.size === thing.size) / 2
  );
}

function leftOffer(
  { brand, kind, model, colour, size, price, extra }: Thing,
  at: number,
  chance: () => number,
): MatchOffer {
  const words = [
    brand,
    chance() < 0.8 ? model : '',
    kind[0],
    size[0],
    chance() < 0.6 ? colour[0] : '',
    chance() < 0.5 ? extra[0] : '',
  ];
  return { id: `l${at}`, title: words.filter(Boolean).join(' '), brand, price: { minor: price, currency: 'EUR' } };
}

function rightOffer(
  { brand, kind, model, colour, size, price, extra }: Thing,
  at: number,
  chance: () => number,
): MatchOffer {
  const written = chance() < 0.5 ? model.replace('-', '') : model.replace('-', ' ');
  const words = [
    kind[1],
    chance() < 0.7 ? brand : '',
    chance() < 0.8 ? written : '',
    chance() < 0.5 ? extra[1] : '',
    size[1],
    chance() < 0.6 ? colour[1] : '',
  ];
  const asked = Math.round(price * (0.85 + chance() * 0.3));
  return { id: `r${at}`, title: words.filter(Boolean).join(' '), price: { minor: asked, currency: 'EUR' } };
}
