export { type AttributeDraft, attributeInput, attributeLimits } from './attribute.input.ts';
export { chosenOptions, optionListText, optionsNamed } from './option-lists.ts';
export {
  attributeOptions,
  type OptionDraft,
  optionLabel,
  optionLimits,
  optionNamed,
  optionWord,
  optionWords,
} from './attribute-options.ts';
export { type AttributeRule, type AttributeRules, brokenRule, noRules, rulesFor } from './attribute-rules.ts';
export {
  type AttributeGroup,
  attributeGroups,
  type AttributeType,
  attributeTypes,
  hasOptions,
  isAttributeType,
  offeredTypes,
} from './attribute-types.ts';
export { compareMeasures, isMeasureValue, measureSchema, type MeasureValue, measureValue } from './measure-value.ts';
export { compilePattern, patternLimits } from './linear-pattern.ts';
export {
  compareFractions,
  type Fraction,
  fractionOf,
  inBaseUnit,
  inUnit,
  isUnitFamily,
  type Measure,
  unitFamilies,
  type UnitFamily,
  unitsOf,
} from './units.ts';
export { unitNamed, unitsOfFamily } from './unit-words.ts';
