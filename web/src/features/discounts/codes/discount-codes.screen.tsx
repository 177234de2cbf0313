import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRecord } from '../../../data/index.ts';
import { useFormat, useMessages, type Format } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { flagFilter, ListScreen, useList, type Column, type ListOf } from '../../../ui/list-screen/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { useCommand } from '../../../ui/save/index.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../../ui/values.tsx';
import {
  DisableDiscountCodeDocument,
  DiscountCodesListDocument,
  DiscountHeadDocument,
  type DiscountCodeRowFragment,
  type DiscountHeadQuery,
} from '../discount-codes.operations.generated.ts';
import { discountsMessages } from '../discounts.messages.ts';
import { CodeButtons } from './codes.section.tsx';

type Head = NonNullable<DiscountHeadQuery['discount']>;

const stateWords = { IN_FORCE: 'inForce', ENDED: 'status.ENDED', DISABLED: 'disabled' } as const;

const codesList = {
  name: 'discountCodes',
  document: DiscountCodesListDocument,
  sort: '-CREATED_AT',
  exported: 'Discount',
} satisfies ListOf<typeof DiscountCodesListDocument>;

export function DiscountCodesScreen() {
  const { discountId } = useParams({ from: '/shell/discounts/$discountId/codes' });
  const query = useRecord(DiscountHeadDocument, { id: discountId });
  return (
    <LoadRecord query={query} recordOf={({ discount }) => discount}>
      {(discount) => <Codes discount={discount} />}
    </LoadRecord>
  );
}

function Codes({ discount }: { discount: Head }) {
  const t = useMessages(discountsMessages);
  const columns = useCodeColumns(discount.mayUpdate);
  const others = t(discount.status === 'ENDED' ? 'status.ENDED' : 'inForce');
  const filters = useMemo(
    () => [flagFilter('isDisabled', t('isDisabled'), { yes: t('disabled'), no: others })],
    [t, others],
  );
  const list = useList(codesList, {
    columns,
    filters,
    fieldLabels: { batch: t('batch') },
    variables: { discountId: discount.id },
  });
  return (
    <ListScreen
      title={t('codesOf', { name: discount.name })}
      list={list}
      columns={columns}
      rowName={({ code }) => code}
      empty={{ title: t('noCodesTitle'), text: t('noCodesText') }}
    >
      <ButtonLink to="/discounts/$discountId" params={{ discountId: discount.id }}>
        {t('backToDiscount')}
      </ButtonLink>
      {discount.mayUpdate && discount.method === 'CODE' && <CodeButtons discount={discount} />}
    </ListScreen>
  );
}

/** Also once its discount has ended, since only a code that is disabled is free for another one. */
function DisableCode({ row: { id, code, state } }: { row: DiscountCodeRowFragment }) {
  const t = useMessages(discountsMessages);
  const { run, isPending } = useCommand({
    kind: 'discount',
    document: DisableDiscountCodeDocument,
    variables: (asked: { id: string }) => asked,
    answers: { DiscountCodeDisabled: () => ({ kind: 'done', text: t('codeDisabled', { code }) }) },
  });
  if (state === 'DISABLED') return <Absent />;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('disableCode', { code })}
      loading={isPending}
      onClick={() => void run({ id })}
    >
      {t('disable')}
    </Button>
  );
}

function useCodeColumns(mayUpdate: boolean): readonly Column<DiscountCodeRowFragment>[] {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'code',
        path: 'code',
        header: t('code'),
        width: 220,
        sort: 'CODE',
        isText: true,
        cell: ({ code }) => <code>{code}</code>,
      },
      {
        key: 'state',
        path: 'state',
        header: t('isDisabled'),
        width: 130,
        cell: ({ state }) => (
          <StatusDot tone={state === 'IN_FORCE' ? 'success' : 'neutral'} label={t(stateWords[state])} />
        ),
      },
      {
        key: 'used',
        path: 'used',
        header: t('uses'),
        width: 90,
        isNumber: true,
        cell: ({ used }) => <NumberText value={used} />,
      },
      {
        key: 'limitTotal',
        path: 'limitTotal',
        header: t('limit'),
        width: 90,
        isNumber: true,
        cell: ({ limitTotal }) => (limitTotal === null ? <Absent /> : <NumberText value={limitTotal} />),
      },
      {
        key: 'batch',
        path: 'batch',
        header: t('batch'),
        width: 190,
        cell: ({ batch }) => (batch === null ? <Absent /> : batchText(batch, format)),
      },
      {
        key: 'createdAt',
        path: 'createdAt',
        header: t('created'),
        width: 140,
        sort: 'CREATED_AT',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
      ...(mayUpdate
        ? [
            {
              key: 'disable',
              header: t('action'),
              width: 130,
              cell: (row: DiscountCodeRowFragment) => <DisableCode row={row} />,
            },
          ]
        : []),
    ],
    [t, format, mayUpdate],
  );
}

/** Codes that were generated together are named after the moment. */
function batchText(batch: string, format: Format): string {
  return Number.isNaN(Date.parse(batch)) ? batch : format.dateTime(batch);
}
