import { useLocation } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestGraphql, useAbilities, useRecord } from '../../data/index.ts';
import { useRecordName } from '../../ui/record/index.ts';
import { NoteVisitDocument, VisitsDocument, type VisitsQuery } from './bookmarks.operations.generated.ts';

/** A screen or record somebody looked at; records have their name. */
export type Visit = VisitsQuery['visits'][number];

/** What this person looked at last, in whichever browser, the newest first. */
export function useVisits(): readonly Visit[] {
  return useRecord(VisitsDocument, {}).data?.visits ?? [];
}

/** Notes the screen that is open. */
export function useNoteVisit(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const name = useRecordName() ?? null;
  const mayKeep = useAbilities().can('create', 'Bookmark');
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!mayKeep) return;
    const visit = { path, name, isGone: false };
    queryClient.setQueryData<VisitsQuery>(
      [VisitsDocument.name, {}],
      (known) => known && { visits: [visit, ...known.visits.filter((one) => one.path !== path)] },
    );
    // A visit that could not be noted is missed in the palette and nowhere else.
    requestGraphql(NoteVisitDocument, { input: { path, name } }, { keepalive: true }).catch(() => undefined);
  }, [mayKeep, path, name, queryClient]);
}
