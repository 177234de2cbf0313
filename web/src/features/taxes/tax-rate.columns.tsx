import { knownTaxClasses } from '@quarry/contracts/taxes';
import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { useCountryOptions } from '../../ui/country-options.ts';
import { choiceFilter, flagFilter, recordFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import { taxesMessages, type english } from './taxes.messages.ts';
import type { TaxRateRowFragment } from './taxes.operations.generated.ts';

export function useTaxRateFilters(): readonly ListFilter[] {
  const t = useMessages(taxesMessages);
  const countryOptions = useCountryOptions();
  return useMemo(
    () => [
      recordFilter('shopId', t('shop'), 'Shop'),
      choiceFilter('country', t('country'), countryOptions),
      choiceFilter(
        'taxClass',
        t('taxClass'),
        knownTaxClasses.map((name) => ({ value: name, label: name })),
      ),
      flagFilter('isCurrent', t('current'), { yes: t('isCurrent'), no: t('isNotCurrent') }),
    ],
    [t, countryOptions],
  );
}

export function useTaxRateColumns(): readonly Column<TaxRateRowFragment>[] {
  const t = useMessages(taxesMessages);
  const format = useFormat();
  return useMemo(() => taxRateColumns(t, format), [t, format]);
}

function taxRateColumns(t: Translate<typeof english>, format: Format): Column<TaxRateRowFragment>[] {
  return [
    { key: 'name', path: 'name', header: t('name'), width: 180, isText: true, cell: ({ name }) => name },
    {
      key: 'country',
      path: 'country',
      header: t('country'),
      width: 160,
      sort: 'COUNTRY',
      cell: ({ country }) => format.country(country),
    },
    {
      key: 'region',
      path: 'region',
      header: t('region'),
      width: 130,
      cell: ({ region }) => region ?? t('wholeCountry'),
    },
    { key: 'taxClass', path: 'taxClass', header: t('taxClass'), width: 120, cell: ({ taxClass }) => taxClass },
    {
      key: 'rate',
      path: 'percent',
      header: t('rate'),
      width: 100,
      isNumber: true,
      cell: ({ ratePpm }) => format.rate(ratePpm),
    },
    {
      key: 'validFrom',
      path: 'validFrom',
      header: t('validFrom'),
      width: 130,
      sort: 'VALID_FROM',
      cell: ({ validFrom }) => format.day(validFrom),
    },
    {
      key: 'isCurrent',
      path: 'isCurrent',
      header: t('current'),
      width: 150,
      cell: ({ isCurrent }) => <TaxRateState isCurrent={isCurrent} />,
    },
    { key: 'shop', path: 'shop.name', header: t('shop'), width: 140, cell: ({ shop }) => shop.name },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 140,
      isExtra: true,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

export function TaxRateState({ isCurrent }: { isCurrent: boolean }) {
  const t = useMessages(taxesMessages);
  return <StatusDot tone={isCurrent ? 'success' : 'neutral'} label={t(isCurrent ? 'isCurrent' : 'isNotCurrent')} />;
}
