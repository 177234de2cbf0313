import { useToldMove, type StateMove } from '../../ui/lifecycle/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import {
  ChangeGrabberStateDocument,
  GrabberByIdDocument,
  type GrabberDetailFragment,
} from './grabbers.operations.generated.ts';

/** Moves a grabber to another state, or says why it was not. */
export function useChangeState({ id }: GrabberDetailFragment) {
  const told = useToldMove();
  const command = useCommand({
    kind: 'grabber',
    document: ChangeGrabberStateDocument,
    variables: ({ version, to }: StateMove) => ({ id, version, state: to }),
    page: { document: GrabberByIdDocument, variables: { id } },
    answers: {
      GrabberSaved: ({ grabber }, move) => ({
        ...told(grabber, move, (back): unknown => command.run(back)),
        shown: { grabber },
      }),
    },
  });
  return command;
}
