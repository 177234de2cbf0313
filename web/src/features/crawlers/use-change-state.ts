import { useToldMove, type StateMove } from '../../ui/lifecycle/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import {
  ChangeCrawlerStateDocument,
  CrawlerByIdDocument,
  type CrawlerDetailFragment,
} from './crawlers.operations.generated.ts';

/** Moves a crawler to another state, or says why it was not. */
export function useChangeState({ id }: CrawlerDetailFragment) {
  const told = useToldMove();
  const command = useCommand({
    kind: 'crawler',
    document: ChangeCrawlerStateDocument,
    variables: ({ version, to }: StateMove) => ({ id, version, state: to }),
    page: { document: CrawlerByIdDocument, variables: { id } },
    answers: {
      CrawlerSaved: ({ crawler }, move) => ({
        ...told(crawler, move, (back): unknown => command.run(back)),
        shown: { crawler },
      }),
    },
  });
  return command;
}
