export {
  isExpected,
  type TemplateDraft,
  type TemplateDraftEntry,
  templateInput,
  templateLimits,
  type TemplateState,
  templateStates,
} from './template.input.ts';
