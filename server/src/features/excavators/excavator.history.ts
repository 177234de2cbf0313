import { excavatorInput } from '@quarry/contracts/excavators';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { brandById } from '../brands/index.ts';
import { shopById } from '../shops/index.ts';
import { changeExcavatorState, excavatorKind, updateExcavator } from './excavator.commands.ts';
import { excavatorById } from './excavator.resolvers.ts';
import { excavatorTransitions } from './excavator.ts';

export const excavatorHistory: RecordHistory = {
  nested: ['config', 'scope'],
  rightToRestore: async (context, id) => {
    const excavator = may(context.actor, 'read', 'Excavator') ? await excavatorById(context).load(id) : null;
    return excavator && ['update', 'Excavator', undefined, 'by_field'];
  },
  restoring: restoringOf(
    excavatorKind,
    ['updated', 'state_changed'],
    (deps, origin, { id, version, fields: { name, scope, config }, restored: { state } }) =>
      isState(state)
        ? changeExcavatorState(deps, origin, id, version, state)
        : saveDraft(excavatorInput, { name, scope, ...(config as object) }, (draft) =>
            updateExcavator(deps, origin, id, version, draft),
          ),
  ),
  referenceOf: (field) => {
    if (field === 'scope.shopIds') return async (context, id) => (await shopById(context).load(id))?.name ?? null;
    if (field === 'scope.brandIds') return async (context, id) => (await brandById(context).load(id))?.name ?? null;
    return undefined;
  },
};

function isState(value: unknown): value is keyof typeof excavatorTransitions {
  return typeof value === 'string' && Object.hasOwn(excavatorTransitions, value);
}
