import { type Action, everywhere, nowhere, type Reach, scopesOf, type Subject } from '@quarry/contracts/access';
import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../i18n/index.ts';
import { explainMessages, useSubjectName } from '../../ui/explain/index.ts';
import { rolesMessages } from './roles.messages.ts';

export type PermissionWords = {
  action: (action: Action) => string;
  /** The same at the head of a column. */
  heading: (action: Action) => string;
  subject: (subject: Subject) => string;
  /** One right: what, and what is done to it. */
  right: (action: Action, subject: Subject) => string;
  reach: (reach: Reach) => string;
};

/** Rights as a person reads them. */
export function usePermissionWords(): PermissionWords {
  const t = useMessages(rolesMessages);
  const tExplain = useMessages(explainMessages);
  const subject = useSubjectName();
  const language = useLanguage();
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    const action = (word: Action) => tExplain(`action.${word}`);
    return {
      action,
      heading: (word) => action(word).replace(/^./u, (first) => first.toLocaleUpperCase(language)),
      subject,
      right: (word, of) => tExplain('rightOf', { subject: subject(of), action: action(word) }),
      reach: (reach) => {
        if (reach === everywhere) return t('reach.all');
        return reach === nowhere ? t('reach.none') : list.format(scopesOf(reach).map((scope) => t(`reach.${scope}`)));
      },
    };
  }, [t, tExplain, subject, language]);
}
