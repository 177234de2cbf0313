import type { AnyRouter } from '@tanstack/react-router';
import { isRequestError, isServerReached, noticeRights, session } from '../data/index.ts';
import { queryClient } from './query-client.ts';

/** A change that reaches the server's processes within a second is seen within five. */
const everyMs = 4_000;

/**
 * Asks at the start, as long as somebody looks, and after a refusal: a right that was given or taken, and the end of the session, show
 * by themselves.
 */
export function watchRights(router: AnyRouter): void {
  const look = () => {
    if (!document.hidden && isServerReached()) noticeRights();
  };
  noticeRights();
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isRequestError(event.action.error, 'FORBIDDEN')) noticeRights();
    });
  askAgainWithOtherRights(router);
}

/** What was refused to the person before may be answered now. Who begins or ends a session has a router that sees to it. */
function askAgainWithOtherRights(router: AnyRouter): void {
  const rights = () => JSON.stringify(session.current()?.userData.ability);
  let known = rights();
  session.subscribe(() => {
    const before = known;
    known = rights();
    if (!before || !known || known === before) return;
    void queryClient.invalidateQueries();
    void router.invalidate();
  });
}
