import { templateInput } from '@quarry/contracts/templates';
import { restoringOf, saveDraft } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { FurtherHistory } from '../../platform/records/index.ts';
import { attributeById } from '../attributes/index.ts';
import { setTemplate, templateChanged, templateKind } from './template.commands.ts';
import { templateOf } from './template.ts';

const byAttribute = ['template', 'templateVariants', 'templateGroups'] as const;

const nameOf = async (context: RequestContext, id: string) => (await attributeById(context).load(id))?.name ?? null;

/** Templates stand in the history of their category, each attribute by itself. */
export const templateHistory: FurtherHistory = {
  fields: [...byAttribute, 'templateOrder'],
  nested: byAttribute,
  partOf: (field) => {
    const [, id] = field.split('.');
    return id === undefined ? undefined : { id, nameOf: (context) => nameOf(context, id) };
  },
  referenceOf: (field) => (field === 'templateOrder' ? nameOf : undefined),
  restoring: restoringOf(templateKind, [templateChanged], (deps, origin, { id, version, fields }) =>
    saveDraft(templateInput, templateOf(fields), (draft) => setTemplate(deps, origin, { id, version }, draft)),
  ),
};
