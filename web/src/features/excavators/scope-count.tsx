import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import type { ExcavatorValues } from './excavator.form.tsx';
import classes from './excavator.module.css';
import { excavatorsMessages } from './excavators.messages.ts';
import { ScopeCountDocument } from './excavators.operations.generated.ts';

/** How many offers the scope concerns as it stands in the form, before it is saved. */
export function ScopeCount() {
  const t = useMessages(excavatorsMessages);
  const format = useFormat();
  const scope = useDeferredValue(useWatch<ExcavatorValues, 'scope'>({ name: 'scope' }));
  const count = useQuery({
    queryKey: [ScopeCountDocument.name, { scope }],
    queryFn: ({ signal }) => requestGraphql(ScopeCountDocument, { scope }, { signal }),
    placeholderData: keepPreviousData,
  });
  const counted = count.data?.countExcavatorScope;
  return (
    <output className={classes.scopeCount} data-stale={count.isPlaceholderData}>
      {counted
        ? t('concerned', { count: counted.offers, unmatched: format.number(counted.unmatched) })
        : t(count.error ? 'notCounted' : 'counting')}
    </output>
  );
}
