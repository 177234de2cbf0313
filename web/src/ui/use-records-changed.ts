import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { recordKinds, type RecordKind } from './routing/index.ts';

type RecordsChanged = (
  /** Whose records were changed; without it any may have been. */
  entity?: string,
  /** `later`: what is on the screen is asked again by somebody else. */
  when?: 'now' | 'later',
  /** A query that was given the newest state. */
  given?: QueryKey,
) => Promise<void>;

/**
 * Says that records of a kind were changed, created or deleted, so that what shows them is asked again. A query says in `meta.reads` which
 * types of records its answer holds. It is left alone only where all of them belong to other kinds: a query that holds no record (figures,
 * counts) or says nothing is asked again, and so is one with a type that no area declares as a kind, since the history, the bin and look-ups
 * hold records of any. `reads: []` is for what no record changes, such as samples.
 */
export function useRecordsChanged(): RecordsChanged {
  const queryClient = useQueryClient();
  return useCallback(
    (entity, when = 'now', given = []) => {
      const hash = hashKey(given);
      return queryClient.invalidateQueries({
        predicate: ({ meta, queryHash }) =>
          queryHash !== hash && !meta?.reads?.every((type) => entity !== undefined && isOther(type, entity)),
        refetchType: when === 'now' ? 'active' : 'none',
      });
    },
    [queryClient],
  );
}

function isOther(type: string, entity: string): boolean {
  const kind = recordKinds().find((one) => typeOf(one) === type);
  return kind !== undefined && kind.entity !== entity && kind.isOfAnyKind !== true;
}

/** Entities and types of the SDL differ in their letters only: `api_key` is `ApiKey`. */
function typeOf({ entity }: RecordKind): string {
  return entity.replaceAll(/(?:^|_)(\w)/g, (_text, letter: string) => letter.toUpperCase());
}
