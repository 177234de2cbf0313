import { changeCauses } from '@quarry/contracts/common';
import { useMemo, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { historyMessages, historyTexts } from '../../ui/history/index.ts';
import {
  choiceFilter,
  recordFilter,
  sinceFilter,
  type FilterOption,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { recordKinds, useKindName } from '../../ui/routing/index.ts';
import { trailMessages } from './trail.messages.ts';

export function useTrailFilters(): readonly ListFilter[] {
  const t = useMessages(trailMessages);
  const tHistory = useMessages(historyMessages);
  const kindName = useKindName();
  const format = useFormat();
  const mayReadUsers = useAbilities().can('read', 'User');
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const kinds = recordKinds().map(({ entity }) => entity);
    const actions = wordsOf(historyTexts, 'action');
    return [
      ...(mayReadUsers ? [recordFilter('actorId', t('who'), 'User')] : []),
      choiceFilter('entity', t('kind'), options(kinds, kindName)),
      choiceFilter(
        'action',
        t('what'),
        options(actions, (action) => namedText(tHistory, historyTexts, 'action', action)),
      ),
      choiceFilter(
        'cause',
        t('cause'),
        options(changeCauses, (cause) => (cause === 'screen' ? t('inDashboard') : tHistory(`cause.${cause}`))),
      ),
      sinceFilter('since', t('since'), format.dateTime, now),
      sinceFilter('until', t('until'), format.dateTime, now),
    ];
  }, [t, tHistory, kindName, format, mayReadUsers, now]);
}

/** The words of the trail that the texts have a name for. */
function wordsOf(texts: object, group: string): string[] {
  const prefix = `${group}.`;
  return Object.keys(texts).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

function options<Word extends string>(words: readonly Word[], label: (word: Word) => string): FilterOption[] {
  return words.map((word) => ({ value: word, label: label(word) }));
}
