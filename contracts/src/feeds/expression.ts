import type { FieldType } from './channel-kind.ts';

/** What a part of an expression gives; every kind but `record` may also come as a list. */
export const valueKinds = [
  'text',
  'html',
  'url',
  'image',
  'boolean',
  'number',
  'money',
  'date',
  'interval',
  'quantity',
  'gtin',
  'country',
  'language',
  'record',
] as const;
export type ValueKind = (typeof valueKinds)[number];
export type ValueType = { kind: ValueKind; isList: boolean };

export const compareOperators = ['lt', 'lte', 'gt', 'gte'] as const;
export type CompareOperator = (typeof compareOperators)[number];

/** What a function is told besides its arguments; each is checked with the tree. */
export type CallOptions = {
  /** `truncate`: the most characters; `take`: how many. */
  length?: number;
  atWord?: boolean;
  /** `take`: how many are left out first. */
  skip?: number;
  separator?: string;
  find?: string;
  with?: string;
  table?: { from: string; to: string }[];
  values?: string[];
  operator?: CompareOperator;
  decimals?: number;
  /** `url_with`: the names of its parameters, whose values are the arguments behind the address. */
  names?: string[];
};

/**
 * How a field is made of what the catalogue knows. A missing input gives nothing, except where a function says otherwise:
 * `coalesce`, `join` and `exists` look at what is there, and an `if` whose condition has no value takes its other branch.
 */
export type Expression =
  | { kind: 'source'; source: string; code?: string }
  | { kind: 'const'; type: 'text' | 'url' | 'number' | 'boolean'; value: string | number | boolean }
  | { kind: 'call'; name: FunctionName; args: Expression[]; options?: CallOptions }
  | { kind: 'record'; parts: Record<string, Expression> };

/** The first of these whose condition holds makes the field. */
export type MappingRule = { field: string; when?: Expression; expression: Expression };

export const expressionLimits = {
  depth: 16,
  nodes: 200,
  outputBytes: 65_536,
  textLength: 5_000,
  tableRows: 500,
  rules: 500,
} as const;

/** Sources that always mean the same; `value` and `category.external` and `identifier` are told which by their code. */
export const fixedSources: Readonly<Record<string, ValueType>> = {
  'product.id': one('text'),
  'product.title': one('text'),
  'product.description': one('html'),
  'product.variant_count': one('number'),
  'variant.id': one('text'),
  'variant.title': one('text'),
  'variant.sku': one('text'),
  'brand.name': one('text'),
  'category.name': one('text'),
  'category.path': one('text'),
  'offer.url': one('url'),
  'offer.sku': one('text'),
  'offer.price': one('money'),
  'offer.availability': one('text'),
  'offer.available_from': one('date'),
  'offer.condition': one('text'),
  'listing.external_id': one('text'),
  'listing.price': one('money'),
  'listing.list_price': one('money'),
  'listing.sale_price': one('money'),
  'listing.sale_interval': one('interval'),
  media: { kind: 'image', isList: true },
  'channel.name': one('text'),
  'channel.country': one('country'),
  'channel.currency': one('text'),
  'channel.locale': one('language'),
  'run.time': one('date'),
};

/** Sources that need a code: an attribute of the catalogue, a kind of identifier, a scheme of categories. */
export const codedSources = ['value', 'identifier', 'category.external'] as const;

function one(kind: ValueKind): ValueType {
  return { kind, isList: false };
}

/** The name by which what an expression reads is looked up: `product.title`, `value(color)`. */
export function sourceKey({ source, code }: { source: string; code?: string }): string {
  return code === undefined ? source : `${source}(${code})`;
}

export const functionNames = [
  'coalesce',
  'concat',
  'join',
  'first',
  'take',
  'truncate',
  'strip_html',
  'upper',
  'lower',
  'replace',
  'lookup',
  'if',
  'equals',
  'in',
  'exists',
  'compare',
  'add',
  'multiply',
  'round',
  'with_tax',
  'without_tax',
  'money',
  'date',
  'url_with',
] as const;
export type FunctionName = (typeof functionNames)[number];

/** What may be put into a field of a type. */
export const acceptedKinds: Readonly<Record<FieldType, readonly ValueKind[]>> = {
  text: ['text', 'url', 'image', 'gtin', 'country', 'language', 'number'],
  html: ['html', 'text'],
  url: ['url', 'image', 'text'],
  image: ['image', 'url'],
  boolean: ['boolean'],
  integer: ['number'],
  decimal: ['number'],
  money: ['money'],
  date: ['date'],
  interval: ['interval'],
  enum: ['text', 'country', 'language'],
  enum_list: ['text', 'country', 'language'],
  list: ['text', 'gtin', 'country', 'language', 'number'],
  quantity: ['quantity', 'text'],
  gtin: ['gtin', 'text'],
  country: ['country', 'text'],
  language: ['language', 'text'],
  record: ['record'],
};
