import { type Random } from '../random.ts';
import { colours, type Language, type Local, type Unit, local } from './department.ts';
import { type Item } from './item.ts';

/** How a shop words its titles. */
export type Voice = { language: Language; order: 'brand-first' | 'noun-first' | 'dashes' | 'loud' };

const marketing: Record<Language, readonly string[]> = {
  de: ['TOP-Angebot', 'Neu', 'Original', 'Bestseller'],
  en: ['NEW', 'Genuine', 'Best Seller', 'Free Delivery', '2-Year Warranty'],
  fr: ['Nouveauté', 'Offre spéciale', 'Garantie 2 ans', 'Meilleure vente'],
};

const refurbished = local('generalüberholt', 'Refurbished', 'reconditionné');
const packOf: Record<Language, readonly string[]> = {
  de: ['6er-Pack', '6 Stück', '6 x'],
  en: ['Pack of 6', '6 Pack', '6 x'],
  fr: ['lot de 6', 'pack de 6', '6 x'],
};
const sides = { left: local('links', 'Left', 'gauche'), right: local('rechts', 'Right', 'droite') };

/** A title as this shop would write it: the same item is worded differently in every shop, sometimes carelessly. */
export function wordTitle(item: Item, voice: Voice, random: Random): string {
  const { language } = voice;
  const says = (share: number) => item.hasSiblings || random.chance(share);
  const parts = {
    brand: says(0.92) ? item.brand : '',
    series: item.series,
    model: item.model && says(0.88) ? spellModel(item.model, random) : '',
    noun: random.chance(0.04) ? withTypo(item.kind.noun[language], random) : item.kind.noun[language],
    measure: says(0.9) ? sayMeasure(item, 0, language, random) : '',
    second: random.chance(0.45) ? sayMeasure(item, 1, language, random) : '',
    colour: item.colour && says(0.85) ? colours[item.colour][language] : '',
    variant: sayVariant(item, language, random),
    feature: random.chance(isFlavoured(item) ? 1 : 0.4) ? (item.features[0]?.[language] ?? '') : '',
    shout: random.chance(0.15) ? random.pick(marketing[language]) : '',
  };
  return tidy(arrange(parts, voice.order));
}

type Parts = Record<
  'brand' | 'series' | 'model' | 'noun' | 'measure' | 'second' | 'colour' | 'variant' | 'feature' | 'shout',
  string
>;

function arrange(p: Parts, order: Voice['order']): string {
  const arrangements: Record<Voice['order'], string> = {
    'brand-first': `${p.brand} ${p.series} ${p.model} ${p.noun} ${p.feature}, ${p.measure}, ${p.second}, ${p.colour}, ${p.variant} ${p.shout && `| ${p.shout}`}`,
    dashes: `${p.brand} ${p.model} ${p.series} ${p.noun} ${p.measure} ${p.feature && `- ${p.feature}`} ${p.second && `- ${p.second}`} ${p.colour && `- ${p.colour}`} ${p.variant && `(${p.variant})`} ${p.shout && `- ${p.shout}`}`,
    'noun-first': `${p.noun} ${p.brand} ${p.series} ${p.model} ${p.colour} ${p.measure} ${p.second} ${p.feature} ${p.variant && `- ${p.variant}`} ${p.shout && `(${p.shout})`}`,
    loud: `${p.shout && `[${p.shout}]`} ${p.brand.toUpperCase()} ${p.series} ${p.noun} ${p.variant}, ${p.colour}, ${p.measure} ${p.second} ${p.feature} ${p.model}`,
  };
  return arrangements[order];
}

function tidy(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/( ,)+/g, ',')
      .replace(/,{2,}/g, ',')
      .replace(/,\s*(?=[|(-]|$)/g, ' ')
      // A comma between digits is a decimal comma.
      .replace(/(?<!\d),(?=\S)|,(?=[^\s\d])/g, ', ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Food and care are told apart by what is in them, so that is never left out. */
function isFlavoured(item: Item): boolean {
  return item.department.key === 'pet-food' || item.department.key === 'skin-care';
}

function spellModel(model: string, random: Random): string {
  return model.replace('-', random.pick(['-', '-', '', ' ']));
}

function withTypo(word: string, random: Random): string {
  const place = random.between(1, Math.max(1, word.length - 3));
  return word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
}

/** What tells this variant from its family: pack, edition, side, condition. */
function sayVariant(item: Item, language: Language, random: Random): string {
  const edition = item.edition;
  return [
    item.pack > 1 ? random.pick(packOf[language]).replace('6', `${item.pack}`) : '',
    edition?.kind === 'nth' ? sayNthEdition(edition.value, language) : '',
    edition?.kind === 'year' ? `${sayYear(language)} ${edition.value}` : '',
    item.side ? sides[item.side][language] : '',
    item.isRefurbished ? refurbished[language] : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function sayNthEdition(value: number, language: Language): string {
  if (language === 'de') return `${value}. Auflage`;
  if (language === 'fr') return value === 1 ? '1re édition' : `${value}e édition`;
  return value === 1 ? '1st Edition' : `${value}nd Edition`;
}

function sayYear(language: Language): string {
  return { de: 'Modell', en: 'Model', fr: 'Modèle' }[language];
}

function sayMeasure(item: Item, place: number, language: Language, random: Random): string {
  const measure = item.kind.measures[place];
  const value = item.values[place];
  if (!measure || value === undefined) return '';
  return random.pick(spellings(value, measure.unit, language));
}

/** A measured value as specification tables write it. */
export function plainMeasure(value: number, unit: Unit, language: Language): string {
  return spellings(value, unit, language)[0] ?? '';
}

/** Ways to write a measured value; the first is the plain one that specification tables use. */
function spellings(value: number, unit: Unit, language: Language): readonly string[] {
  const plain = (number: number) => (language === 'en' ? `${number}` : `${number}`.replace('.', ','));
  const large = plain(value / 1000);
  switch (unit) {
    case 'ml':
      return value >= 1000 ? [`${large} l`, `${value} ml`, `${large}L`] : [`${value} ml`, `${value}ml`];
    case 'g':
      return value >= 1000 ? [`${large} kg`, `${value} g`, `${large}kg`] : [`${value} g`, `${value}g`];
    case 'GB':
      return gigabytes(value, language);
    case 'in':
      return inches(value, language);
    case 'kg-load':
      return [`${value} kg`];
    case 'min':
      return [`${value} min`, `${value} Min.`];
    case 'players':
      return [playerCount(value, language)];
    case 'spf':
      return [{ de: `LSF ${value}`, en: `SPF ${value}`, fr: `SPF ${value}` }[language]];
    default:
      return [`${plain(value)} ${unit}`, `${plain(value)}${unit}`];
  }
}

function playerCount(highest: number, language: Language): string {
  const range = highest > 2 ? `2-${highest}` : '2';
  return `${range} ${{ de: 'Spieler', en: 'Players', fr: 'joueurs' }[language]}`;
}

function gigabytes(value: number, language: Language): readonly string[] {
  const [tera, giga] = language === 'fr' ? ['To', 'Go'] : ['TB', 'GB'];
  return value >= 1000
    ? [`${value / 1000} ${tera}`, `${value} ${giga}`, `${value / 1000}${tera}`]
    : [`${value} ${giga}`, `${value}${giga}`];
}

function inches(value: number, language: Language): readonly string[] {
  const word = { de: 'Zoll', en: 'inch', fr: 'pouces' }[language];
  return [`${value} ${word}`, `${value}"`, `${value}-${word}`];
}

const labels = {
  brand: local('Marke', 'Brand', 'Marque'),
  colour: local('Farbe', 'Colour', 'Couleur'),
  pack: local('Packungsinhalt', 'Pack size', 'Conditionnement'),
  variant: local('Ausführung', 'Version', 'Version'),
} as const satisfies Record<string, Local>;

export type SpecificationRow = { label: string; value: string };

/** The rows of a specification table, without identifiers. */
export function specification(item: Item, language: Language, random: Random): SpecificationRow[] {
  const variant = sayVariant({ ...item, pack: 1 }, language, random);
  return [
    { label: labels.brand[language], value: item.brand },
    ...item.kind.measures.map((measure, place) => ({
      label: measure.label[language],
      value: plainMeasure(item.values[place] ?? 0, measure.unit, language),
    })),
    ...(item.colour ? [{ label: labels.colour[language], value: colours[item.colour][language] }] : []),
    ...(item.pack > 1 ? [{ label: labels.pack[language], value: `${item.pack}` }] : []),
    ...(variant ? [{ label: labels.variant[language], value: variant }] : []),
  ];
}

/** Two sentences about an item in the shop's words. */
export function describe(item: Item, language: Language): string {
  const [first, second] = item.features.map((feature) => feature[language]);
  const noun = item.kind.noun[language];
  const measure = item.kind.measures[0];
  const fact = measure
    ? `${measure.label[language]}: ${spellings(item.values[0] ?? 0, measure.unit, language)[0]}.`
    : '';
  if (language === 'de') return `${noun} ${item.series} von ${item.brand}, ${first}, ${second}. ${fact}`;
  if (language === 'fr') return `${noun} ${item.series} de ${item.brand}, ${first}, ${second}. ${fact}`;
  return `${item.brand} ${item.series} ${noun}, ${first}, ${second}. ${fact}`;
}
