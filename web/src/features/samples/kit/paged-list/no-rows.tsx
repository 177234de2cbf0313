import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { kitMessages } from '../../../../ui/kit.messages.ts';
import type { PagedPlace } from './use-paged-place.ts';

/** What is said of a list that has no rows at all. */
export type EmptyList = { title: string; text: string; step?: ReactNode };

/** Why no rows are shown, and the way on: which filter to remove, or what the list is for. */
export function NoRows({ place, empty }: { place: PagedPlace; empty: EmptyList }) {
  const t = useMessages(kitMessages);
  if (!place.isNarrowed) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.step}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('nothingMatches')} text={t('nothingMatchesText')}>
      {place.q !== '' && (
        <Button variant="default" onClick={() => place.setText('')}>
          {t('clearSearch')}
        </Button>
      )}
      {place.filters
        .filter(({ values }) => values.length > 0)
        .map(({ field, label }) => (
          <Button key={field} variant="default" onClick={() => place.setFilter(field, [])}>
            {t('removeFilter', { filter: label })}
          </Button>
        ))}
    </EmptyState>
  );
}
