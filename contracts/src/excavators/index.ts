export {
  creationEdit,
  excavatorInput,
  excavatorLimits,
  excavatorScopeInput,
  excavatorStages,
  type ExcavatorDraft,
} from './excavator.input.ts';
