import {
  type CheckedField,
  type CodedSource,
  fieldTypes,
  type FunctionName,
  functionNames,
  functionRules,
  type ValueKind,
  type ValueType,
} from '@quarry/contracts/feeds';
import type { ChannelMappingDetailFragment } from './channel-mapping.operations.generated.ts';

type AnsweredField = ChannelMappingDetailFragment['fields'][number];
export type MappingSource = ChannelMappingDetailFragment['sources'][number];
/** What the editor knows of a field of the kind. */
export type MappingField = Omit<AnsweredField, 'type'> & CheckedField;

/** The fields of a mapping; one of a type that this dashboard does not know takes a text. */
export function fieldsOf(answered: readonly AnsweredField[]): MappingField[] {
  return answered.map((field) => ({
    ...field,
    type: fieldTypes.find((type) => type === field.type) ?? 'text',
    enum: field.values.map((value) => ({ value, means: [] })),
    unconfirmed: field.mayTakeOthers ? ['values'] : [],
  }));
}

export function codedSourceOf(sources: readonly MappingSource[]): CodedSource {
  return (source, code) => {
    const known = sources.find((one) => one.source === source && one.code === code);
    return known ? { kind: known.kind as ValueKind, isList: known.isList } : null;
  };
}

/** The functions that take a value of a type as the input that stands first; all where it is not known. */
export function functionsOver(type: ValueType | undefined): readonly FunctionName[] {
  if (!type) return functionNames;
  return functionNames.filter((name) => {
    const { model, input } = functionRules[name];
    const { kinds, lists } = input(model ?? 0);
    const isKind = typeof kinds === 'string' || kinds.includes(type.kind);
    return isKind && (lists === 'both' || (lists === 'only') === type.isList);
  });
}
