import type { AttributeRules } from '@quarry/contracts/attributes';
import { classifyGtin } from '@quarry/extraction/gtin';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import type { TargetColumn } from '../../platform/imports/index.ts';
import { findImportAttributes, type ImportAttribute } from './product-import.store.ts';
import type { NamedOption } from './typed-text.ts';

/** A column of products with what its texts are. */
export type ProductColumn = TargetColumn & {
  /** What it is offered under, by language: of a text in one language the name without it. */
  groups: Readonly<Record<string, string>>;
  type: 'id' | 'tags' | 'gtin' | 'part_number' | ImportAttribute['type'];
  /** What values have to be beside their type. */
  rules?: AttributeRules;
  unitFamily?: string | null;
  unit?: string | null;
  options?: readonly NamedOption[];
};

type Words = Readonly<Record<string, readonly string[]>>;

/** What files call columns beside the names and aliases of the attributes, by language; '' in any. */
const furtherWords: Readonly<Record<string, Words>> = {
  name: {
    en: ['title', 'product name'],
    de: ['Produktname', 'Bezeichnung', 'Titel'],
    fr: ['titre', 'nom du produit'],
    pt: ['nome do produto', 'título'],
  },
  description: {
    en: ['product description'],
    de: ['Produktbeschreibung'],
    fr: ['description du produit'],
    pt: ['descrição do produto'],
  },
  brand: { en: ['brand name'], de: ['Markenname', 'Hersteller'] },
  category: {
    en: ['product type', 'product category'],
    de: ['Warengruppe', 'Produktkategorie'],
    fr: ['rayon'],
  },
  gtin: {
    '': ['EAN', 'EAN13', 'UPC', 'ISBN', 'GTIN14'],
    en: ['EAN code', 'barcode'],
    de: ['Strichcode'],
    fr: ['code-barres'],
    pt: ['código de barras'],
  },
  sku: {
    en: ['item number', 'article number'],
    de: ['Artikelnummer', 'Artikel-Nr'],
    fr: ['référence article', 'référence interne'],
    pt: ['código do artigo'],
  },
  mpn: {
    '': ['MPN'],
    en: ['part number', 'manufacturer part number'],
    de: ['Teilenummer'],
    fr: ['référence fabricant'],
  },
};

const identifiers: ReadonlySet<string> = new Set(['gtin', 'sku', 'mpn']);

const idColumn: ProductColumn = {
  key: 'id',
  names: { en: 'ID', de: 'ID', fr: 'ID', pt: 'ID' },
  groups: { en: 'ID', de: 'ID', fr: 'ID', pt: 'ID' },
  aliases: ['Quarry ID', 'product id', 'Produkt-ID', 'ID du produit', 'ID do produto'],
  place: null,
  modes: ['set'],
  isIdentifier: true,
  looksRight: (text) => isId(text.trim().toLowerCase()),
  type: 'id',
};

const tagNames = { en: 'Tags', de: 'Schlagwörter', fr: 'Mots-clés', pt: 'Etiquetas' };
const tagsColumn: ProductColumn = {
  key: 'tags',
  names: tagNames,
  groups: tagNames,
  aliases: ['keywords', 'labels', 'Schlagworte', 'Stichwörter', 'palavras-chave'],
  words: {
    en: ['Tags', 'keywords', 'labels'],
    de: ['Schlagwörter', 'Schlagworte', 'Stichwörter'],
    fr: ['Mots-clés'],
    pt: ['Etiquetas', 'palavras-chave'],
  },
  place: { attribute: 'tags', locale: '', isOfVariant: false },
  modes: ['set', 'fill', 'clear'],
  type: 'tags',
};

/** What a column of a file of products can be: the id, every attribute in each of its languages but pictures, and tags. */
export async function productColumns(deps: Pick<Deps, 'settings'> & { db: Db }): Promise<ProductColumn[]> {
  const locales = await contentLocalesOf(deps);
  const attributes = await findImportAttributes(deps.db);
  const ofAttributes = attributes
    .filter(({ type }) => type !== 'media')
    .flatMap((attribute) =>
      attribute.isLocalized ? locales.map((locale) => textColumn(attribute, locale)) : plainColumn(attribute),
    );
  return [idColumn, ...ofAttributes, tagsColumn];
}

/** All words for an attribute: its names and what else files call it by language, its code and aliases without one. */
function wordsOf({ code, names, aliases }: ImportAttribute): Words {
  const further = furtherWords[code] ?? {};
  const languages = [...new Set([...Object.keys(names), ...Object.keys(further)])];
  const words = languages.map((language) => [language, [names[language] ?? [], further[language] ?? []].flat()]);
  return { ...Object.fromEntries(words), '': [code, ...aliases, ...(further[''] ?? [])] };
}

function plainColumn(attribute: ImportAttribute): ProductColumn {
  const { code, names, isVariantLevel } = attribute;
  const words = wordsOf(attribute);
  return {
    key: code,
    names,
    groups: names,
    aliases: Object.values(words).flat(),
    words,
    place: { attribute: code, locale: '', isOfVariant: isVariantLevel },
    modes: ['set', 'fill', 'clear'],
    ...(identifiers.has(code) && { isIdentifier: true }),
    ...(code === 'gtin' && { looksRight: (text: string) => classifyGtin(text).usable }),
    type: code === 'gtin' ? 'gtin' : identifiers.has(code) ? 'part_number' : attribute.type,
    rules: attribute.rules,
    unitFamily: attribute.unitFamily,
    unit: attribute.unit,
    options: attribute.options,
  };
}

/** The column of a text in one language; a header that does not say which goes by its words. */
function textColumn(attribute: ImportAttribute, locale: string): ProductColumn {
  const { code, names, isVariantLevel, type } = attribute;
  const words = wordsOf(attribute);
  return {
    key: `${code}:${locale}`,
    names: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} (${locale})`])),
    groups: names,
    aliases: Object.values(words)
      .flat()
      .map((word) => `${word} ${locale}`),
    words,
    place: { attribute: code, locale, isOfVariant: isVariantLevel },
    modes: ['set', 'fill', 'clear'],
    type,
    rules: attribute.rules,
  };
}
