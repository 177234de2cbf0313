export {
  evaluate,
  type Evaluation,
  type EvaluationFault,
  type EvaluationInput,
  type Known,
  type SourceRead,
} from './evaluate.ts';
export { type ChannelRow, evaluateRules, type RowField } from './evaluate-rules.ts';
export { printValue } from './print-value.ts';
export type { Value } from './value.ts';
export { checkRow, type RowChannel, type RowIssue } from './check-row.ts';
export { type DelimitedColumn, delimitedHeader, delimitedRow, type Delimiter } from './render-delimited.ts';
export { jsonLine } from './render-json.ts';
export { xmlFoot, xmlHead, xmlItem } from './render-xml.ts';
export { repeatedIssue, uniqueFields, uniqueValues } from './unique-values.ts';
