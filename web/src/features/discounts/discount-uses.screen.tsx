import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import {
  choiceFilter,
  ListScreen,
  useList,
  type Column,
  type ListFilter,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, MoneyText, RelativeTime } from '../../ui/values.tsx';
import {
  DiscountHeadDocument,
  DiscountUsesListDocument,
  type DiscountHeadQuery,
  type DiscountUseState,
  type DiscountUsesListQuery,
} from './discount-codes.operations.generated.ts';
import { discountsMessages } from './discounts.messages.ts';

type Use = DiscountUsesListQuery['discountUses']['nodes'][number];
type Head = NonNullable<DiscountHeadQuery['discount']>;

const usesList = {
  name: 'discountUses',
  document: DiscountUsesListDocument,
  sort: '-at',
} satisfies ListOf<typeof DiscountUsesListDocument>;

const tones: Record<DiscountUseState, Tone> = { RESERVED: 'info', COMMITTED: 'success', RELEASED: 'neutral' };

export function DiscountUsesScreen() {
  const { discountId } = useParams({ from: '/shell/discounts/$discountId/uses' });
  const query = useRecord(DiscountHeadDocument, { id: discountId });
  return (
    <LoadRecord query={query} recordOf={({ discount }) => discount}>
      {(discount) => <DiscountUses discount={discount} />}
    </LoadRecord>
  );
}

/** Every use of a discount, the newest first. */
export function DiscountUses({ discount }: { discount: Head }) {
  const t = useMessages(discountsMessages);
  const columns = useUseColumns();
  const list = useList(usesList, { columns, filters: useUseFilters(), variables: { discountId: discount.id } });
  return (
    <ListScreen
      title={t('usesOf', { name: discount.name })}
      list={list}
      columns={columns}
      rowName={({ id, code }) => code ?? id}
      empty={{ title: t('noUsesTitle'), text: t('noUsesText') }}
    >
      <ButtonLink to="/discounts/$discountId" params={{ discountId: discount.id }}>
        {t('backToDiscount')}
      </ButtonLink>
    </ListScreen>
  );
}

function useUseFilters(): readonly ListFilter[] {
  const t = useMessages(discountsMessages);
  return useMemo(
    () => [
      choiceFilter(
        'state',
        t('status'),
        (Object.keys(tones) as DiscountUseState[]).map((state) => ({ value: state, label: t(`use.${state}`) })),
      ),
    ],
    [t],
  );
}

function useUseColumns(): readonly Column<Use>[] {
  const t = useMessages(discountsMessages);
  return useMemo(
    () => [
      { key: 'at', header: t('at'), width: 160, cell: ({ at }) => <RelativeTime at={at} /> },
      {
        key: 'state',
        header: t('status'),
        width: 190,
        cell: ({ state, overLimit }) => (
          <StatusDot
            tone={overLimit ? 'warning' : tones[state]}
            label={overLimit ? t('overLimit', { state: t(`use.${state}`) }) : t(`use.${state}`)}
          />
        ),
      },
      {
        key: 'code',
        header: t('code'),
        width: 160,
        cell: ({ code }) => (code === null ? <Absent /> : <code>{code}</code>),
      },
      {
        key: 'amount',
        header: t('saving'),
        width: 120,
        isNumber: true,
        cell: ({ amount }) => <MoneyText money={amount} />,
      },
      {
        key: 'reservation',
        header: t('reservation'),
        width: 220,
        cell: ({ reservationKey }) => (reservationKey === null ? <Absent /> : <code>{reservationKey}</code>),
      },
      {
        key: 'expiresAt',
        header: t('expiresAt'),
        width: 150,
        cell: ({ expiresAt }) => <RelativeTime at={expiresAt} />,
      },
    ],
    [t],
  );
}
