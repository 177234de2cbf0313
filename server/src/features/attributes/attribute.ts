import type { AttributeDraft, AttributeGroup, AttributeRules, AttributeType } from '@quarry/contracts/attributes';
import type { LocalTexts } from '@quarry/contracts/common';
import type { OptionRecord } from './attribute-option.store.ts';

/** An attribute of the registry as it is stored. */
export type AttributeRecord = AttributeRules & {
  id: string;
  code: string;
  /** In English, or else in the first language that there is. */
  name: string;
  texts: { names: LocalTexts; helps: LocalTexts };
  aliases: string[];
  group: AttributeGroup;
  position: number;
  type: AttributeType;
  /** Of an attribute of options, in their order. */
  optionRecords: OptionRecord[];
  unitFamily: string | null;
  unit: string | null;
  isBasic: boolean;
  isLocalized: boolean;
  isChannelLevel: boolean;
  isVariantLevel: boolean;
  isSystem: boolean;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  version: number;
};

/** What decides where values of an attribute stand and what they are; it stays as long as there are some. */
export const fixedFields = [
  'code',
  'type',
  'unitFamily',
  'isLocalized',
  'isVariantLevel',
] as const satisfies readonly (keyof AttributeDraft & keyof AttributeRecord)[];

/** The fields an audit entry compares. */
export function auditedAttribute({ texts, optionRecords, ...attribute }: AttributeRecord): Record<string, unknown> {
  const { code, aliases, group, position, type, unitFamily, unit } = attribute;
  const { isLocalized, isChannelLevel, isVariantLevel } = attribute;
  const { pattern, minLength, maxLength, minimum, maximum, choices, isUnique } = attribute;
  return {
    ...texts,
    code,
    aliases,
    group,
    position,
    type,
    unitFamily,
    unit,
    isLocalized,
    isChannelLevel,
    isVariantLevel,
    pattern,
    minLength,
    maxLength,
    minimum,
    maximum,
    choices,
    isUnique,
    // By id, so that each is a change of its own and comes back as what it was.
    options: Object.fromEntries(optionRecords.map(({ id, ...option }, position) => [id, { ...option, position }])),
  };
}
