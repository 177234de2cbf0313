import { isCountry } from '@quarry/contracts/common';
import {
  isRegion,
  isTaxDay,
  percentText,
  readPercent,
  standardTaxClass,
  taxClassLimit,
  taxClassName,
  taxRateLimits,
} from '@quarry/contracts/taxes';
import { reasoned } from '@quarry/contracts/wording';
import { type MatchKey, namedColumns, type ParsedCell, type TargetColumn } from '../../platform/imports/index.ts';

/** What a column of a file of tax rates is called in English, German, French and Portuguese, and what else. */
const named = {
  country: ['Country', 'Land', 'Pays', 'País', 'country code', 'Ländercode'],
  region: ['Region', 'Region', 'Région', 'Região', 'state', 'province', 'Bundesland'],
  taxClass: ['Tax class', 'Steuerklasse', 'Catégorie de taxe', 'Classe de imposto', 'taxClass', 'class'],
  validFrom: ['Valid from', 'Gültig ab', 'Valable à partir du', 'Válida a partir de', 'validFrom', 'from'],
  name: ['Name', 'Name', 'Nom', 'Nome', 'tax name', 'tax', 'label'],
  percent: [
    'Rate in per cent',
    'Satz in Prozent',
    'Taux en pour cent',
    'Taxa em percentagem',
    'percent',
    'rate',
    'tax rate',
    'Steuersatz',
    'taux',
  ],
} as const;

type TaxColumn = keyof typeof named;

/** Where and from when a rate holds never changes in a file: another place or day is another rate. */
const placeColumns: readonly string[] = ['country', 'region', 'taxClass', 'validFrom'] satisfies TaxColumn[];

/** What a column of a file of tax rates can be. */
export const taxColumns: readonly TargetColumn[] = namedColumns(named, (key) => ({
  isOfNew: placeColumns.includes(key),
}));

/** Where, from when and for which class a rate holds. */
type RatePlace = { country: string; region: string | null; validFrom: string; taxClass: string };

const keyOfPlace = (country: string, region: string | null, validFrom: string, taxClass: string) =>
  `${country}${region === null ? '' : `-${region}`} ${validFrom} ${taxClass}`;

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' && value !== '' ? value : other);

/** The place that a key was made of. */
export function placeIn(key: string): RatePlace {
  const [, country = '', region = null, validFrom = '', taxClass = ''] =
    /^([A-Z]{2})(?:-([A-Z0-9]+))? (\d{4}-\d\d-\d\d) (.+)$/.exec(key) ?? [];
  return { country, region, validFrom, taxClass };
}

/** A place as people read it: `DE-BY 2027-01-01 standard`. Without a region it is the whole country, without a class the standard one. */
export const taxKeys: readonly MatchKey[] = [
  ['country', 'region', 'taxClass', 'validFrom'],
  ['country', 'region', 'validFrom'],
  ['country', 'taxClass', 'validFrom'],
  ['country', 'validFrom'],
].map((columns) => ({
  name: columns.join('_'),
  columns,
  keyOf: (values) => {
    const valueOf = (column: TaxColumn) => values[columns.indexOf(column)];
    const [country, validFrom] = [textOr(valueOf('country'), null), textOr(valueOf('validFrom'), null)];
    if (country === null || validFrom === null) return null;
    return keyOfPlace(
      country,
      textOr(valueOf('region'), null),
      validFrom,
      textOr(valueOf('taxClass'), standardTaxClass),
    );
  },
}));

const longestShown = 60;

/** A text of a file as a value of one of these columns; an empty one is null. */
export function parseTaxCell(key: string, text: string): ParsedCell {
  if (text === '') return { value: null };
  const said = { text: text.slice(0, longestShown) };
  const whole = text.toUpperCase();
  switch (key) {
    case 'country':
      return isCountry(whole) ? { value: whole } : { why: reasoned('tax_cell:country', said) };
    case 'region':
      return isRegion(whole) ? { value: whole } : { why: reasoned('tax_cell:region', said) };
    case 'validFrom':
      return isTaxDay(text) ? { value: text } : { why: reasoned('tax_cell:day', said) };
    case 'percent':
      return parsePercent(text, said);
    case 'taxClass': {
      const read = taxClassName.safeParse(text);
      return read.success ? { value: read.data } : { why: reasoned('cell_too_long', { longest: taxClassLimit }) };
    }
    default:
      return text.length > taxRateLimits.name
        ? { why: reasoned('cell_too_long', { longest: taxRateLimits.name }) }
        : { value: text };
  }
}

const percentFaults = {
  percentage_too_fine: 'tax_cell:percentage_too_fine',
  percentage_out_of_range: 'tax_cell:percentage_out_of_range',
} as const;

/** A rate as it is typed, also with its sign: `19 %`. */
function parsePercent(text: string, said: { text: string }): ParsedCell {
  const read = readPercent(text.replace(/\s*%$/, ''));
  if (typeof read === 'number') return { value: percentText(read) };
  const fault = Object.hasOwn(percentFaults, read) ? percentFaults[read as keyof typeof percentFaults] : undefined;
  return { why: reasoned(fault ?? 'tax_cell:not_a_percentage', said) };
}
