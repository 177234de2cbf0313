import { Button } from '@mantine/core';
import { ownOfferInput, type OwnOfferDraft } from '@quarry/contracts/offers';
import { useState } from 'react';
import { namedText, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RecordForm, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { useCommand, useSaveRecord } from '../../ui/save/index.ts';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { MoneyText, RelativeTime } from '../../ui/values.tsx';
import classes from './offer.module.css';
import {
  ClearOwnOfferDocument,
  OfferByIdDocument,
  SetOwnOfferDocument,
  type OfferDetailFragment,
  type OwnStatementFragment,
} from './offers.operations.generated.ts';
import { OwnOfferFields, statementInput, type OwnOfferValues } from './own-offer.fields.tsx';
import { english, ownOfferMessages } from './own-offer.messages.ts';
import { usePriceDoubt } from './use-price-doubt.tsx';

type OwnPriceProps = { offer: OfferDetailFragment; own: OwnStatementFragment };

/** What people of the shop state of its offer, beside what was read; only for who may change it. */
export function OwnPrice({ offer, own }: OwnPriceProps) {
  const t = useMessages(ownOfferMessages);
  const { currency } = own;
  const [schema] = useState(() => ownOfferInput(currency));
  const form = useRecordForm<OwnOfferValues, OwnOfferDraft>(schema, valuesOf(own));
  const save = useSaveOwnOffer(offer.id, own);
  const doubt = usePriceDoubt();
  const onSave = async (draft: OwnOfferDraft): Promise<SaveOutcome> => {
    const answer = await doubt.ask(draft, currency);
    return answer === 'not_meant' ? { kind: 'asked' } : save({ ...draft, confirmed: answer === 'meant' });
  };
  return (
    <>
      <RecordForm
        form={form}
        onSave={onSave}
        saveLabel={t('save')}
        record={{ entity: 'own_offer', id: offer.id }}
        right={{ action: 'update', subject: 'Offer' }}
        beside={isStated(own) && <ClearButton offerId={offer.id} own={own} />}
      >
        <Section id="own-price" title={t('title')}>
          <WhatHolds own={own} />
          {currency === null && (
            <p className={classes.notice}>
              {t('noCurrency')}{' '}
              <ButtonLink to="/shops/$shopId" params={{ shopId: offer.shop.id }}>
                {t('openShop')}
              </ButtonLink>
            </p>
          )}
          <OwnOfferFields<OwnOfferValues> currency={currency} at={(field) => field} />
        </Section>
      </RecordForm>
      {doubt.dialog}
    </>
  );
}

/** The price that was read with its page and time, and who stated the other one. */
function WhatHolds({ own }: { own: OwnStatementFragment }) {
  const t = useMessages(ownOfferMessages);
  const { pagePrice, pageSnapshot, price, updatedAt, updatedBy, sourceKind } = own;
  const read = pagePrice && (
    <span className={classes.links}>
      <MoneyText money={pagePrice} />
      {pageSnapshot && (
        <>
          <span className={classes.note}>
            {t('readAt')} <RelativeTime at={pageSnapshot.lastConfirmedAt} />
          </span>
          {pageSnapshot.pageUrl !== null && (
            <a href={pageSnapshot.pageUrl} target="_blank" rel="noreferrer">
              {t('page')}
            </a>
          )}
          <StoredPageLink page={pageSnapshot}>{t('storedPage')}</StoredPageLink>
        </>
      )}
    </span>
  );
  const stated = sourceKind !== null && (
    <>
      {t('statedBy', { by: updatedBy || t('erased'), door: namedText(t, english, 'door', sourceKind) })},{' '}
      <RelativeTime at={updatedAt} />
    </>
  );
  return (
    <>
      {pagePrice ? (
        <p className={classes.note}>{t(price ? 'ownHolds' : 'readHolds')}</p>
      ) : (
        <p className={classes.note}>{t('notRead')}</p>
      )}
      <Facts
        facts={[
          ...(read ? [{ label: t('readPrice'), value: read }] : []),
          ...(stated ? [{ label: t('stated'), value: stated }] : []),
        ]}
      />
    </>
  );
}

function ClearButton({ offerId, own }: { offerId: string; own: OwnStatementFragment }) {
  const t = useMessages(ownOfferMessages);
  const { run, isPending } = useCommand({
    kind: 'offer',
    document: ClearOwnOfferDocument,
    variables: (version: number) => ({ id: offerId, version }),
    page: { document: OfferByIdDocument, variables: { id: offerId } },
    answers: {
      OwnOfferCleared: ({ offer, changeId }) => ({
        kind: 'done',
        text: t('cleared'),
        undo: changeId,
        shown: { offer },
      }),
    },
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => void run(own.version)}>
      {t('clear')}
    </Button>
  );
}

function useSaveOwnOffer(id: string, { version, currency }: OwnStatementFragment) {
  const t = useMessages(ownOfferMessages);
  return useSaveRecord({
    kind: 'offer',
    document: SetOwnOfferDocument,
    variables: (draft: OwnOfferDraft) => ({ id, version, input: statementInput(draft, currency) }),
    page: { document: OfferByIdDocument, variables: { id } },
    answers: {
      OwnOfferSet: ({ offer, changeId }) => ({ kind: 'saved', text: t('saved'), undo: changeId, shown: { offer } }),
    },
  });
}

function valuesOf({ price, listPrice, cost, stock, availability }: OwnStatementFragment): OwnOfferValues {
  return { price, listPrice, cost, stock, availability };
}

function isStated(own: OwnStatementFragment): boolean {
  return Object.values(valuesOf(own)).some((value) => value !== null);
}
