import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../empty-state.tsx';
import { kitMessages } from '../kit.messages.ts';
import type { Row } from './column.ts';
import type { List } from './use-list.ts';

/** What this list is, and the one thing to do first. */
export type EmptyTexts = {
  title: string;
  text: string;
  step?: ReactNode;
  /** The filter that the list begins with, under which it is as empty as without one. */
  filter?: readonly string[];
};

type ListEmptyProps<OneRow extends Row> = { list: List<OneRow>; texts: EmptyTexts; children: ReactNode };

export function ListEmpty<OneRow extends Row>({ list, texts, children }: ListEmptyProps<OneRow>) {
  const t = useMessages(kitMessages);
  const active = list.filters.filter(({ values }) => values.length > 0);
  const removals = active.map(({ field, label }) => (
    <Button key={field} variant="default" onClick={() => list.setFilter(field, [])}>
      {t('removeFilter', { filter: label })}
    </Button>
  ));
  const isBeginning = active.length === 0 || (list.search.filter ?? []).join('\n') === texts.filter?.join('\n');
  if (list.search.q === undefined && isBeginning && list.where === undefined) {
    return (
      <EmptyState title={texts.title} text={texts.text}>
        {texts.step ?? children}
        {removals}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('nothingMatches')} text={t('nothingMatchesText')}>
      {list.search.q !== undefined && (
        <Button variant="default" onClick={() => list.setText('')}>
          {t('clearSearch')}
        </Button>
      )}
      {removals}
      {list.where !== undefined && (
        <Button variant="default" onClick={() => list.setFilter('where', [])}>
          {t('removeConditions')}
        </Button>
      )}
    </EmptyState>
  );
}
