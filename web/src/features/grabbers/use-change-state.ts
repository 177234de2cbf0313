import { requestGraphql } from '../../data/index.ts';
import { useStateChange, type StateChange } from '../../ui/lifecycle/index.ts';
import {
  ChangeGrabberStateDocument,
  GrabberByIdDocument,
  GrabbersListDocument,
} from './grabbers.operations.generated.ts';

const change: StateChange = {
  list: GrabbersListDocument.name,
  record: GrabberByIdDocument.name,
  send: async ({ id, version }, state) => {
    const { changeGrabberState: result } = await requestGraphql(ChangeGrabberStateDocument, { id, version, state });
    return result.__typename === 'GrabberSaved'
      ? { saved: { grabber: result.grabber }, moved: result.grabber }
      : result;
  },
};

/** Moves a grabber to another state, or says why it was not. */
export const useChangeState = () => useStateChange(change);
