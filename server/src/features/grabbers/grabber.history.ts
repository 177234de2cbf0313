import { grabberInput } from '@quarry/contracts/grabbers';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { crawlerById } from '../crawlers/index.ts';
import { changeGrabberState, grabberKind, updateGrabber } from './grabber.commands.ts';
import { grabberById } from './grabber.loaders.ts';
import { isConfigurableState } from './grabber.ts';

export const grabberHistory: RecordHistory = {
  nested: ['config'],
  rightToRestore: async (context, id) => {
    const grabber = await grabberById(context).load(id);
    return grabber && ['update', 'Grabber', { shopId: grabber.shopId }, 'by_field'];
  },
  restoring: restoringOf(
    grabberKind,
    ['updated', 'state_changed'],
    (deps, origin, { id, version, fields, restored: { state } }) =>
      isConfigurableState(state)
        ? changeGrabberState(deps, origin, id, version, state)
        : saveDraft(grabberInput, fields, (draft) => updateGrabber(deps, origin, id, version, draft)),
  ),
  referenceOf: (field) =>
    field === 'crawlerId' ? async (context, id) => (await crawlerById(context).load(id))?.name ?? null : undefined,
};
