export { type EvidenceCode, evidenceCodes, type RekeyShared } from './evidence-codes.ts';
export {
  creationEdit,
  excavatorInput,
  excavatorLimits,
  excavatorScopeInput,
  valueEdit,
  type ExcavatorDraft,
} from './excavator.input.ts';
