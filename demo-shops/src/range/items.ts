import { entryAt, hash32, seededRandom, type Random } from '../random.ts';
import { departments } from './departments.ts';
import { type ColourKey, type Department, type Kind, type TrapKind } from './department.ts';
import { gtin13 } from './gtin.ts';
import { type Edition, type Item } from './item.ts';

const itemCount = 400;
const siblingShare = 0.45;

type Draft = Omit<Item, 'id' | 'place' | 'gtin' | 'partNumber'>;

/** The 400 items of all shops, the same at every start: traps first in each department, then the rest. */
export function createItems(): Item[] {
  const takenGtins = new Set<string>();
  const drafts = departments.flatMap((department, place) => {
    const share = Math.floor(itemCount / departments.length) + (place < itemCount % departments.length ? 1 : 0);
    return draftItems(department, share).map((draft, number) => ({ draft, number }));
  });
  return drafts.map(({ draft, number }, place) => finish(draft, number, place, takenGtins));
}

function draftItems(department: Department, share: number): Draft[] {
  const random = seededRandom('items', department.key);
  const names = random.shuffled(
    department.modelPrefixes.length === 0 && department.series.length > 20
      ? department.series.map((series) => ({ series, brand: random.pick(department.brands) }))
      : department.series.flatMap((series) => department.brands.map((brand) => ({ series, brand }))),
  );
  const drafts: Draft[] = [];
  for (let family = 0; drafts.length < share; family++) {
    const trap = department.traps[family];
    const base = draftItem(department, entryAt(names, family), family, trap, random);
    const twin = trap ? twinOf[trap](base, random) : siblingOf(base, random);
    const isPair = twin !== undefined && drafts.length + 1 < share;
    drafts.push(...(isPair ? [base, twin].map((draft) => ({ ...draft, hasSiblings: true })) : [base]));
  }
  return drafts;
}

function draftItem(
  department: Department,
  name: { series: string; brand: string },
  family: number,
  trap: TrapKind | undefined,
  random: Random,
): Draft {
  const kind = random.pick(department.kinds.filter((kind) => suits(kind, trap)));
  const values = kind.measures.map((measure) => random.pick(measure.values));
  const model = modelCode(department, random);
  return {
    family: `${department.key}-f${String(family + 1).padStart(2, '0')}`,
    department,
    kind,
    ...name,
    ...(model ? { model } : {}),
    values,
    ...(department.colours.length > 0 ? { colour: random.pick(department.colours) } : {}),
    pack: 1,
    isRefurbished: false,
    hasSiblings: false,
    features: random.shuffled(department.features).slice(0, 2),
    priceCents: fairPriceCents(kind, values[0] ?? 0, random),
    ...(trap ? { trap } : {}),
    ...(trap === 'edition' ? { edition: firstEdition(department) } : {}),
    ...(trap === 'side' ? { side: 'left' as const } : {}),
  };
}

/** Within the kind's range; the more of the first measure one gets, the more it costs. */
function fairPriceCents(kind: Kind, firstValue: number, random: Random): number {
  const [low, high] = kind.priceEuro;
  const sizes = kind.measures[0]?.values ?? [];
  const size = sizes.length > 1 ? sizes.indexOf(firstValue) / (sizes.length - 1) : 0;
  return Math.round((low + (high - low) * (0.55 * size + 0.45 * random.unit() ** 2)) * 100);
}

function suits(kind: Kind, trap: TrapKind | undefined): boolean {
  if (trap === 'side') return kind.noun.en === 'Crank Arm' || kind.noun.en === 'Secateurs';
  if (trap === 'voltage') return kind.measures[0]?.unit === 'V';
  return true;
}

function firstEdition(department: Department): Item['edition'] {
  return department.key === 'board-games' ? { kind: 'nth', value: 1 } : { kind: 'year', value: 2025 };
}

function modelCode(department: Department, random: Random): string | undefined {
  if (department.modelPrefixes.length === 0) return undefined;
  const digits = random.chance(0.6) ? random.between(11, 99) * 10 : random.between(1001, 9899);
  return `${random.pick(department.modelPrefixes)}-${digits}`;
}

/** How the other half of a trap differs from the first: in one thing. */
const twinOf: Readonly<Record<TrapKind, (base: Draft, random: Random) => Draft>> = {
  pack: (base) => ({ ...base, pack: 6, priceCents: Math.round(base.priceCents * 5.4) }),
  colour: (base, random) => ({ ...base, colour: otherColour(base, random) }),
  capacity: withOtherFirstValue,
  voltage: withOtherFirstValue,
  edition: (base) => ({ ...base, ...(base.edition ? { edition: nextEdition(base.edition) } : {}) }),
  refurbished: (base) => ({ ...base, isRefurbished: true, priceCents: Math.round(base.priceCents * 0.72) }),
  side: (base) => ({ ...base, side: 'right' }),
};

function nextEdition(edition: Edition): Edition {
  return { ...edition, value: edition.value + 1 };
}

/** In departments that sell by colour, some items come in a second one. */
function siblingOf(base: Draft, random: Random): Draft | undefined {
  if (base.department.key !== 'running-shoes' || !random.chance(siblingShare)) return undefined;
  return { ...base, colour: otherColour(base, random) };
}

function otherColour(base: Draft, random: Random): ColourKey {
  return random.pick(base.department.colours.filter((colour) => colour !== base.colour));
}

function withOtherFirstValue(base: Draft, random: Random): Draft {
  const [value = 1, ...rest] = base.values;
  const other = random.pick((base.kind.measures[0]?.values ?? []).filter((candidate) => candidate !== value));
  return { ...base, values: [other, ...rest], priceCents: Math.round(base.priceCents * (other / value) ** 0.7) };
}

function finish(draft: Draft, number: number, place: number, takenGtins: Set<string>): Item {
  const id = `${draft.department.key}-${String(number + 1).padStart(2, '0')}`;
  const partNumber = draft.model ? [draft.model, ...variantMarks(draft)].join('-') : undefined;
  return { ...draft, id, place, gtin: newGtin(draft.brand, id, takenGtins), ...(partNumber ? { partNumber } : {}) };
}

function variantMarks(draft: Draft): string[] {
  const unit = draft.kind.measures[0]?.unit;
  return [
    ...(unit === 'GB' || unit === 'V' ? [`${draft.values[0]}`] : []),
    ...(draft.colour ? [draft.colour.slice(0, 2).toUpperCase()] : []),
    ...(draft.pack > 1 ? [`${draft.pack}`] : []),
    ...(draft.edition ? [`${draft.edition.value % 100}`] : []),
    ...(draft.side ? [draft.side === 'left' ? 'L' : 'R'] : []),
  ];
}

/** GS1 prefixes of ordinary consumer goods; the two that begin with 0 are written as twelve digits by some shops. */
const ordinaryPrefixes = ['400', '426', '301', '376', '500', '506', '871', '731', '803', '070', '073'] as const;

function newGtin(brand: string, id: string, takenGtins: Set<string>): string {
  const company = `${entryAt(ordinaryPrefixes, hash32('prefix', brand))}${String(hash32('company', brand) % 10_000).padStart(4, '0')}`;
  for (let attempt = 0; ; attempt++) {
    const gtin = gtin13(company + String(hash32('article', id, attempt) % 100_000).padStart(5, '0'));
    if (takenGtins.has(gtin)) continue;
    takenGtins.add(gtin);
    return gtin;
  }
}
