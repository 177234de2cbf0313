import { useCallback } from 'react';
import { namedText, navigationMessages, useMessages } from '../../i18n/index.ts';
import { kindOfSubject } from '../routing/index.ts';
import { english, explainMessages } from './explain.messages.ts';

/** What the subject of a right is called: as many records of its kind are, else by a word of its own. */
export function useSubjectName(): (subject: string) => string {
  const t = useMessages(explainMessages);
  const tNavigation = useMessages(navigationMessages);
  return useCallback(
    (subject) => {
      const many = kindOfSubject(subject)?.list;
      return many === undefined ? namedText(t, english, 'subject', subject) : tNavigation(many);
    },
    [t, tNavigation],
  );
}
