import type { CodedSource, ValueKind } from '@quarry/contracts/feeds';
import type { RequestContext } from '../../platform/feature.ts';
import type { MappingSource } from '../../platform/graphql/index.ts';
import { attributes } from '../attributes/index.ts';
import { findTaxonomies } from './mapping.store.ts';

/** What a value gives by the type of its attribute; other types refer to records that have sources of their own. */
const kindsOfValues: Readonly<Record<string, ValueKind>> = {
  text: 'text',
  long_text: 'html',
  option: 'text',
  options: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  url: 'url',
};

const identifierKinds = ['gtin', 'mpn', 'sku', 'asin', 'isbn'] as const;

/** The sources with a code that this installation has. */
export async function mappingSources(context: RequestContext): Promise<MappingSource[]> {
  const [known, taxonomies] = await Promise.all([attributes(context), findTaxonomies(context.deps.db)]);
  return [
    ...known.flatMap(({ code, name, type }) => {
      const kind = kindsOfValues[type];
      return kind === undefined ? [] : [{ source: 'value', code, name, kind, isList: type === 'options' }];
    }),
    ...identifierKinds.map((code) => ({
      source: 'identifier',
      code,
      name: code.toUpperCase(),
      kind: 'text',
      isList: false,
    })),
    ...taxonomies.map((code) => ({ source: 'category.external', code, name: code, kind: 'text', isList: false })),
  ];
}

/** The same as the check of rules asks it. */
export async function codedSourceOf(context: RequestContext): Promise<CodedSource> {
  const known = new Map((await mappingSources(context)).map((one) => [`${one.source} ${one.code}`, one]));
  return (source, code) => {
    const one = known.get(`${source} ${code}`);
    return one === undefined ? null : { kind: one.kind as ValueKind, isList: one.isList };
  };
}
