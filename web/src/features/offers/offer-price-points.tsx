import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { namedText, useFormat, useMessages, useWording, type Format } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/explain.tsx';
import { ruleOf, useShowRefusal } from '../../ui/explain/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { Absent, MoneyText } from '../../ui/values.tsx';
import { Availability, type OfferTexts } from './offer-text.tsx';
import classes from './offer.module.css';
import { english, offersMessages } from './offers.messages.ts';
import {
  DecidePricePointDocument,
  OfferByIdDocument,
  OffersListDocument,
  OffersOfProductDocument,
  ProductPricesDocument,
  type OfferDetailFragment,
  type PricePointDetailFragment,
} from './offers.operations.generated.ts';

type PricePoint = OfferDetailFragment['pricePoints'][number];

const tones: Readonly<Record<string, Tone>> = { accepted: 'success', suspect: 'warning', rejected: 'danger' };

/** The prices in time; a suspect one waits for somebody to accept or reject it. */
export function OfferPricePoints({ offer }: { offer: OfferDetailFragment }) {
  const t = useMessages(offersMessages);
  const format = useFormat();
  const { pricePoints, mayUpdate } = offer;
  const waiting = pricePoints.filter(isWaiting);
  return (
    <Section id="prices" title={t('pricePoints')}>
      {waiting.length > 0 && <Waiting points={waiting} mayDecide={mayUpdate} />}
      <PlainTable
        label={t('pricePoints')}
        rows={pricePoints}
        rowKey={({ id }) => id}
        empty={offer.recurringPrice ? t('pricePointsRecurring') : t('pricePointsEmpty')}
        columns={pointColumns({ t, format, offerId: offer.id, withDecision: mayUpdate && waiting.length > 0 })}
      />
    </Section>
  );
}

type WaitingProps = { points: readonly PricePointDetailFragment[]; mayDecide: boolean };

/** Why prices are in doubt, and who settles it. */
function Waiting({ points, mayDecide }: WaitingProps) {
  const t = useMessages(offersMessages);
  const { sentence } = useWording();
  const reasons = points.flatMap(({ reason }) => (reason === null ? [] : [sentence(reason)]));
  const [first] = points;
  return (
    <Explain
      as="note"
      tone="warning"
      title={t('waiting', { count: points.length })}
      reasons={[...new Set(reasons)]}
      rule={first?.reason ? ruleOf(first.reason) : undefined}
      right={mayDecide ? undefined : { action: 'update', subject: 'Offer' }}
      next={t(mayDecide ? 'decideHint' : 'decidedByOthers')}
    />
  );
}

function isWaiting({ state, validTo }: PricePointDetailFragment): boolean {
  return state === 'suspect' && validTo === null;
}

function PointState({ point }: { point: PricePointDetailFragment }) {
  const t = useMessages(offersMessages);
  const { sentence } = useWording();
  return (
    <>
      <StatusDot tone={tones[point.state] ?? 'neutral'} label={namedText(t, english, 'pointState', point.state)} />
      {point.reason !== null && <span className={classes.above}>{sentence(point.reason)}</span>}
    </>
  );
}

/** The way to the place of the stored page that stated the price. */
function Evidence({ point: { snapshot, field }, price }: { point: PricePoint; price: string }) {
  const t = useMessages(offersMessages);
  if (snapshot === null || (snapshot.storedPageUrl === null && !snapshot.isStoredPageGone)) return <Absent />;
  return (
    <StoredPageLink page={snapshot} field={field ?? undefined} label={t('showInPage', { field: price })}>
      {t('show')}
    </StoredPageLink>
  );
}

function Decide({ point, offerId }: { point: PricePointDetailFragment; offerId: string }) {
  const t = useMessages(offersMessages);
  const decide = useDecide(point, offerId);
  if (!isWaiting(point)) return null;
  return (
    <span className={classes.decide}>
      <Button size="xs" loading={decide.isPending} onClick={() => decide.mutate(true)}>
        {t('accept')}
      </Button>
      <Button size="xs" variant="default" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
        {t('reject')}
      </Button>
    </span>
  );
}

function useDecide(point: PricePointDetailFragment, offerId: string) {
  const t = useMessages(offersMessages);
  const refusal = useShowRefusal();
  const format = useFormat();
  return useMutation({
    mutationFn: async (accept: boolean) =>
      (await requestGraphql(DecidePricePointDocument, { id: point.id, accept })).decidePricePoint,
    onSuccess: async (result, isAccepted, _before, { client }) => {
      switch (result.__typename) {
        case 'PricePointDecided':
          client.setQueryData([OfferByIdDocument.name, { id: offerId }], { offer: result.offer });
          toast.success(isAccepted ? t('accepted', { from: format.date(point.validFrom) }) : t('rejected'));
          break;
        case 'NotAllowedNow':
          refusal.refused(result);
          await client.invalidateQueries({ queryKey: [OfferByIdDocument.name, { id: offerId }] });
          break;
        case 'NotFound':
          refusal.gone();
      }
      await Promise.all(
        [OffersListDocument, OffersOfProductDocument, ProductPricesDocument].map(({ name }) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      );
    },
    onError: refusal.failed,
  });
}

type PointContext = { t: OfferTexts; format: Format; offerId: string; withDecision: boolean };

function pointColumns({ t, format, offerId, withDecision }: PointContext): PlainColumn<PricePoint>[] {
  return [
    {
      key: 'time',
      header: t('observed'),
      cell: ({ validFrom, validTo, lastConfirmedAt }) => (
        <span title={`${format.dateTime(validFrom)} – ${format.dateTime(validTo ?? lastConfirmedAt)}`}>
          {validTo === null
            ? t('since', { date: format.date(validFrom) })
            : t('between', { from: format.date(validFrom), to: format.date(validTo) })}
        </span>
      ),
    },
    { key: 'price', header: t('price'), isNumber: true, cell: ({ price }) => <MoneyText money={price} /> },
    {
      key: 'listPrice',
      header: t('listPrice'),
      isNumber: true,
      cell: ({ listPrice }) => <MoneyText money={listPrice} />,
    },
    {
      key: 'currencyRule',
      header: t('currencyRule'),
      cell: ({ currencyRule }) => (currencyRule === null ? '–' : t(`currencyRule.${currencyRule}`)),
    },
    {
      key: 'availability',
      header: t('availability'),
      cell: ({ availability }) => <Availability name={availability} />,
    },
    { key: 'state', header: t('priceState'), cell: (point) => <PointState point={point} /> },
    {
      key: 'evidence',
      header: t('storedPage'),
      cell: (point) => <Evidence point={point} price={format.money(point.price)} />,
    },
    ...(withDecision
      ? [
          {
            key: 'decide',
            header: t('decision'),
            cell: (point: PricePoint) => <Decide point={point} offerId={offerId} />,
          },
        ]
      : []),
  ];
}
