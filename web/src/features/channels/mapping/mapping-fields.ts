import {
  acceptedKinds,
  type CheckedField,
  type CodedSource,
  type FieldType,
  fixedSources,
  functionNames,
  type FunctionName,
  functionRules,
  type ValueKind,
  type ValueType,
} from '@quarry/contracts/feeds';

/** What the editor knows of a field of the kind. */
export type MappingField = CheckedField & {
  level: 'required' | 'when' | 'recommended' | 'optional';
  maxLen: number | null;
  values: readonly string[];
  documentation: string | null;
  defaultExpression: unknown;
};

/** A source that is told by a code besides its name: an attribute, an identifier, a category of a taxonomy. */
export type CodedName = { source: 'value' | 'identifier' | 'category.external'; code: string; name: string; type: ValueType };

export function codedSourceOf(known: readonly CodedName[]): CodedSource {
  return (source, code) => known.find((one) => one.source === source && one.code === code)?.type ?? null;
}

/** The functions that may take a value of a type as their first input. */
export function functionsOver(type: ValueType | undefined): readonly FunctionName[] {
  if (!type) return functionNames;
  return functionNames.filter((name) => {
    const { model, input } = functionRules[name];
    const { kinds, lists } = input(model ?? 0);
    const isKind = typeof kinds === 'string' || kinds.includes(type.kind);
    return isKind && (lists === 'both' || (lists === 'only') === type.isList);
  });
}

export const sourceNames = Object.keys(fixedSources);

/** What a field takes first of all, for the words beside it. */
export function kindOfField(type: FieldType): ValueKind {
  return acceptedKinds[type][0] ?? 'text';
}
