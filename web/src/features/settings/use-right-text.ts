import { useMemo } from 'react';
import { namedText, useMessages } from '../../i18n/index.ts';
import { english, explainMessages } from '../../ui/explain/explain.messages.ts';
import { useSubjectName } from '../../ui/explain/index.ts';
import { apiKeysMessages } from './api-keys.messages.ts';

export type RightText = (rule: { action: string; subject: string }) => string;

/** A right as people read it: "Brands: see". */
export function useRightText(): RightText {
  const t = useMessages(apiKeysMessages);
  const tExplain = useMessages(explainMessages);
  const subjectName = useSubjectName();
  return useMemo(
    () =>
      ({ action, subject }) =>
        tExplain('rightOf', {
          subject: subjectName(subject),
          action: action === 'manage' ? t('level.manage') : namedText(tExplain, english, 'action', action),
        }),
    [t, tExplain, subjectName],
  );
}
