export {
  attributesOf,
  type ChannelField,
  type ChannelKind,
  type EnumValue,
  type FieldFact,
  type FieldRange,
  type FieldSeverity,
  type FieldType,
  fieldTypes,
  isRepeated,
  type KindFormat,
  onlyValuesOf,
  partName,
  partsOf,
} from './channel-kind.ts';
export {
  checkExpression,
  checkRules,
  checkWhen,
  type CheckedField,
  type CodedSource,
  type ExpressionFault,
  typeOfExpression,
} from './check-expression.ts';
export { type KindFault, readKind } from './check-kind.ts';
export { type Condition, type ConditionFacts, fieldsIn, holds } from './condition.ts';
export {
  acceptedKinds,
  type CallOptions,
  type CompareOperator,
  type Expression,
  expressionLimits,
  fixedSources,
  type FunctionName,
  functionNames,
  type MappingRule,
  sourceKey,
  type ValueKind,
  type ValueType,
} from './expression.ts';
export { functionRules, handsOnInput } from './expression-functions.ts';
