import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { conditionText, offerValueMessages } from '../../ui/offer-values/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { Absent, MoneyText, RelativeTime } from '../../ui/values.tsx';
import { OfferHistory, OwnOfferHistory } from './offer-history.tsx';
import { OfferPricePoints } from './offer-price-points.tsx';
import { OwnPrice } from './own-price.section.tsx';
import { SnapshotFields } from './snapshot-fields.tsx';
import { Availability, MatchStateDot, OfferPrice, OfferStateDot } from './offer-text.tsx';
import classes from './offer.module.css';
import { offersMessages } from './offers.messages.ts';
import {
  OfferByIdDocument,
  type OfferDetailFragment,
  type SnapshotDetailFragment,
} from './offers.operations.generated.ts';
import { offersList } from './offers-list.ts';

export function OfferScreen() {
  const { offerId } = useParams({ from: '/shell/offers/$offerId' });
  const query = useRecord(OfferByIdDocument, { id: offerId });
  return (
    <LoadRecord query={query} recordOf={({ offer }) => offer}>
      {(offer) => <OfferPage key={offer.id} offer={offer} />}
    </LoadRecord>
  );
}

function OfferPage({ offer }: { offer: OfferDetailFragment }) {
  const t = useMessages(offersMessages);
  const { sentence } = useWording();
  const abilities = useAbilities();
  const [chosenId, setChosenId] = useState<string>();
  const { snapshots } = offer;
  const index = Math.max(
    0,
    snapshots.findIndex(({ id }) => id === chosenId),
  );
  const chosen = snapshots[index];
  // Another grabber's snapshot is no earlier state of this one.
  const before = snapshots.slice(index + 1).find(({ grabberId }) => grabberId === chosen?.grabberId);
  return (
    <RecordPage
      title={offer.title}
      picture={<Picture src={offer.imageUrl} alt="" />}
      status={<OfferStateDot state={offer.state} />}
      facts={
        <>
          <span>{offer.shop.name}</span>
          <OfferPrice offer={offer} />
          <Availability name={offer.availability} />
        </>
      }
      steps={<RecordSteps list={offersList} id={offer.id} />}
      actions={
        <>
          {offer.url !== null && (
            <a href={offer.url} target="_blank" rel="noreferrer">
              {t('openAtShop')}
            </a>
          )}
          {offer.productId !== null && abilities.can('read', 'Product') && (
            <ButtonLink to="/products/$productId" params={{ productId: offer.productId }} isPrimary>
              {t('openProduct')}
            </ButtonLink>
          )}
        </>
      }
      aside={
        <>
          <OfferFacts offer={offer} />
          <Snapshots snapshots={snapshots} chosen={chosen} onChoose={setChosenId} />
          {offer.own && <OwnOfferHistory offerId={offer.id} version={offer.own.version} />}
          <OfferHistory offerId={offer.id} />
        </>
      }
    >
      {offer.isQuarantined && (
        <p className={classes.notice}>
          <strong>{t('quarantinedOnly')}.</strong> {offer.quarantineReason && sentence(offer.quarantineReason)}
        </p>
      )}
      <PriceDisagreement offer={offer} />
      {offer.own && <OwnPrice key={offer.own.version} offer={offer} own={offer.own} />}
      <OfferPricePoints offer={offer} />
      {chosen && <SnapshotFields snapshot={chosen} before={before} />}
    </RecordPage>
  );
}

function PriceDisagreement({ offer: { priceDisagreement } }: { offer: OfferDetailFragment }) {
  const t = useMessages(offersMessages);
  const format = useFormat();
  if (priceDisagreement === null) return null;
  const { given, givenBy, other } = priceDisagreement;
  const prices = { given: format.money(given), other: format.money(other) };
  return <p className={classes.notice}>{t(givenBy === 'feed' ? 'feedDisagrees' : 'sourcesDisagree', prices)}</p>;
}

function OfferFacts({ offer }: { offer: OfferDetailFragment }) {
  const t = useMessages(offersMessages);
  const tValues = useMessages(offerValueMessages);
  const format = useFormat();
  const { lowPrice, highPrice } = offer;
  const isRange = lowPrice !== null && highPrice !== null;
  const optional = [
    { label: t('listPrice'), value: offer.listPrice && <MoneyText money={offer.listPrice} /> },
    {
      label: t('price'),
      value: isRange && t('range', { low: format.money(lowPrice), high: format.money(highPrice) }),
    },
    { label: t('seller'), value: offer.seller },
    { label: t('brand'), value: offer.brandText },
    { label: t('gtin'), value: offer.gtin && <OfferGtin gtin={offer.gtin} isUsable={offer.isGtinUsable} /> },
    { label: t('sku'), value: offer.sku && <CopyableId id={offer.sku} /> },
    { label: t('condition'), value: offer.condition && conditionText(tValues, offer.condition) },
  ];
  return (
    <Section id="facts" title={t('facts')}>
      <Facts
        facts={[
          { label: t('match'), value: <MatchStateDot state={offer.matchState} /> },
          { label: t('product'), value: offer.productName ?? <Absent /> },
          ...optional.filter(({ value }) => value),
          { label: t('key'), value: <CopyableId id={offer.offerKey} /> },
          { label: t('firstSeen'), value: <RelativeTime at={offer.firstSeenAt} /> },
          { label: t('lastSeen'), value: <RelativeTime at={offer.lastSeenAt} /> },
          { label: t('changed'), value: <RelativeTime at={offer.lastChangedAt} /> },
        ]}
      />
    </Section>
  );
}

function OfferGtin({ gtin, isUsable }: { gtin: string; isUsable: boolean }) {
  const t = useMessages(offersMessages);
  return (
    <>
      <CopyableId id={gtin} />
      {!isUsable && <span className={classes.note}> ({t('gtinUnusable')})</span>}
    </>
  );
}

type SnapshotsProps = {
  snapshots: readonly SnapshotDetailFragment[];
  chosen: SnapshotDetailFragment | undefined;
  onChoose: (id: string) => void;
};

/** What the source said, time after time; choosing one shows its fields. */
function Snapshots({ snapshots, chosen, onChoose }: SnapshotsProps) {
  const t = useMessages(offersMessages);
  const format = useFormat();
  return (
    <Section id="snapshots" title={t('snapshots')}>
      <ol className={classes.snapshots}>
        {snapshots.map((snapshot) => (
          <li key={snapshot.id}>
            <button type="button" aria-pressed={snapshot.id === chosen?.id} onClick={() => onChoose(snapshot.id)}>
              <strong>{t('snapshotSeq', { seq: snapshot.seq })}</strong>
              <span className={classes.note}>
                {format.label(t('observed'))} <RelativeTime at={snapshot.observedAt} />
              </span>
              <span className={classes.note}>
                {format.label(t('confirmed'))} <RelativeTime at={snapshot.lastConfirmedAt} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
