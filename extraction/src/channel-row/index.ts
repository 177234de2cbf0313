export {
  evaluate,
  type Evaluation,
  type EvaluationFault,
  type EvaluationInput,
  type Known,
  type SourceRead,
} from './evaluate.ts';
export { type ChannelRow, evaluateRules, type RowField } from './evaluate-rules.ts';
export type { Value } from './value.ts';
