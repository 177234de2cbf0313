import { classifyGtin } from '@quarry/extraction/gtin';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { foldedText } from '../../platform/folded-text.ts';
import type { TargetColumn } from '../../platform/imports/index.ts';
import { findImportAttributes, type ImportAttribute } from './product-import.store.ts';

/** A column of products with what its texts are. */
export type ProductColumn = TargetColumn & {
  /** What it is offered under, by language: of a text in one language the name without it. */
  groups: Readonly<Record<string, string>>;
  type: 'id' | 'tags' | 'gtin' | 'part_number' | ImportAttribute['type'];
};

/** What files call columns beside the names and aliases of the attributes. */
const furtherAliases: Readonly<Record<string, readonly string[]>> = {
  name: [
    'title',
    'product name',
    'Produktname',
    'Bezeichnung',
    'Titel',
    'titre',
    'nom du produit',
    'nome do produto',
    'título',
  ],
  description: ['product description', 'Produktbeschreibung', 'description du produit', 'descrição do produto'],
  brand: ['brand name', 'Markenname', 'Hersteller'],
  category: ['product type', 'Warengruppe', 'Produktkategorie', 'rayon', 'product category'],
  gtin: [
    'EAN',
    'EAN13',
    'EAN code',
    'UPC',
    'ISBN',
    'barcode',
    'Strichcode',
    'code-barres',
    'código de barras',
    'GTIN14',
  ],
  sku: [
    'item number',
    'article number',
    'Artikelnummer',
    'Artikel-Nr',
    'référence article',
    'référence interne',
    'código do artigo',
  ],
  mpn: ['MPN', 'part number', 'manufacturer part number', 'Teilenummer', 'référence fabricant'],
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
  aliases: ['keywords', 'labels', 'Stichwörter', 'palavras-chave'],
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
      attribute.isLocalized ? locales.map((locale) => textColumn(attribute, locale, locales)) : plainColumn(attribute),
    );
  return [idColumn, ...ofAttributes, tagsColumn];
}

function plainColumn(attribute: ImportAttribute): ProductColumn {
  const { code, names, aliases, isVariantLevel } = attribute;
  return {
    key: code,
    names,
    groups: names,
    aliases: [...aliases, ...(furtherAliases[code] ?? [])],
    place: { attribute: code, locale: '', isOfVariant: isVariantLevel },
    modes: ['set', 'fill', 'clear'],
    ...(identifiers.has(code) && { isIdentifier: true }),
    ...(code === 'gtin' && { looksRight: (text: string) => classifyGtin(text).usable }),
    type: code === 'gtin' ? 'gtin' : identifiers.has(code) ? 'part_number' : attribute.type,
  };
}

/** The column of a text in one language. A bare name is of the language it is a word of, where that is one of the content locales, else of the first. */
function textColumn(attribute: ImportAttribute, locale: string, locales: readonly string[]): ProductColumn {
  const { code, names, aliases, isVariantLevel, type } = attribute;
  const labels = [code, ...Object.values(names)];
  const folded = new Set(labels.map(foldedText));
  const known = [...aliases, ...(furtherAliases[code] ?? [])].filter((alias) => !folded.has(foldedText(alias)));
  const isBare = (label: string) => localeOfLabel(label, names, locales) === locale;
  return {
    key: `${code}:${locale}`,
    names: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} (${locale})`])),
    groups: names,
    aliases: [
      ...labels.filter(isBare),
      ...(locale === locales[0] ? known : []),
      ...known.map((alias) => `${alias} ${locale}`),
    ],
    place: { attribute: code, locale, isOfVariant: isVariantLevel },
    modes: ['set', 'fill', 'clear'],
    type,
  };
}

function localeOfLabel(label: string, names: ImportAttribute['names'], locales: readonly string[]): string | undefined {
  const folded = foldedText(label);
  return locales.find((locale) => foldedText(names[locale] ?? '') === folded) ?? locales[0];
}
