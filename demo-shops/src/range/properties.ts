import { hash32 } from '../random.ts';
import { type Language, local, type Unit } from './department.ts';
import { type Fact, factsOf } from './facts.ts';
import { type Item } from './item.ts';
import { type ShopKey, tradePolicies } from './shop-key.ts';
import { plainMeasure, type SpecificationRow } from './wording.ts';

/** How often a shop leaves a property of an item out, in one of a hundred. */
const silentShare = 8;
/** One of so many listings of the observed shops states something wrong or hostile. */
const oddOneOf = 30;

/** The properties of an item as one shop states them: its measures and facts in the shop's words and units, some left out. */
export function propertiesOf(item: Item, shop: ShopKey, key: string): SpecificationRow[] {
  const { language } = tradePolicies[shop].voice;
  const measured = item.kind.measures.map(({ label, unit }, place) => ({
    label: label[language],
    value: propertyMeasure(item.values[place] ?? 0, unit, language),
  }));
  const stated = [...measured, ...factRows(item, shop)].filter(
    ({ label }) => hash32('silent', key, label) % 100 >= silentShare,
  );
  return [...stated, ...oddRow(shop, key)];
}

/** The facts of an item beside its measures, as one shop writes them. */
export function factRows(item: Item, shop: ShopKey): SpecificationRow[] {
  const { language } = tradePolicies[shop].voice;
  return factsOf(item).map((fact) => ({
    label: (shop === 'stallhall' ? fact.label.market : undefined) ?? fact.label[language],
    value: factText(fact, shop, language),
  }));
}

function factText(fact: Fact, shop: ShopKey, language: Language): string {
  switch (fact.kind) {
    case 'mass':
      return massText(fact.grams, shop, language);
    case 'sides':
      return sidesText(fact.millimetres, shop, language);
    case 'amount':
      return `${fact.amount} ${fact.unit === 'ohm' ? 'Ω' : fact.unit}`;
    case 'number':
      return `${fact.amount}`;
    case 'words':
      return fact.words[language];
  }
}

/** The British shop writes grams throughout; the marketplace leaves no blank before a unit. */
function massText(grams: number, shop: ShopKey, language: Language): string {
  const blank = shop === 'stallhall' ? '' : ' ';
  return shop === 'tarnbrook' || grams < 1000 ? `${grams}${blank}g` : `${decimal(grams / 1000, language)}${blank}kg`;
}

function sidesText(millimetres: readonly number[], shop: ShopKey, language: Language): string {
  if (shop === 'tarnbrook') return `${millimetres.join(' x ')} mm`;
  const centimetres = millimetres.map((side) => decimal(side / 10, language));
  return shop === 'stallhall'
    ? `${centimetres.join('x')}cm`
    : `${centimetres.join(shop === 'marelle' ? ' × ' : ' x ')} cm`;
}

function decimal(value: number, language: Language): string {
  return language === 'en' ? `${value}` : `${value}`.replace('.', ',');
}

function propertyMeasure(value: number, unit: Unit, language: Language): string {
  return unit === 'players' || unit === 'spf' ? `${value}` : plainMeasure(value, unit, language);
}

const noAnswer = local('k. A.', 'n/a', 'n.c.');
const weighs = local('Gewicht', 'Weight', 'Poids');

/** What careless and hostile sellers put among their properties: units of another family, empty words, names that mean harm. */
const oddities: readonly ((language: Language) => SpecificationRow)[] = [
  (language) => ({ label: weighs[language], value: '12 cm' }),
  (language) => ({ label: weighs[language], value: '-2 kg' }),
  (language) => ({ label: weighs[language], value: noAnswer[language] }),
  () => ({ label: '__proto__', value: 'polluted' }),
  () => ({ label: '<img src=x onerror=alert(1)>', value: '"><script>alert(1)</script>' }),
  () => ({ label: '=HYPERLINK("http://invalid.example","free")', value: '+1+1' }),
  () => ({ label: 'Condition \u202Ewen', value: 'used' }),
  () => ({ label: 'SEO', value: 'best cheap top sale '.repeat(20).trim() }),
];

/** The own shop states nothing odd. */
function oddRow(shop: ShopKey, key: string): SpecificationRow[] {
  if (shop === 'kernhaus' || hash32('odd', key) % oddOneOf !== 0) return [];
  const { language } = tradePolicies[shop].voice;
  const odd = oddities[hash32('oddity', key) % oddities.length];
  return odd ? [odd(language)] : [];
}
