import { checkInput } from '@quarry/contracts/common';
import { createOwnOfferInput, type CreateOwnOfferDraft } from '@quarry/contracts/offers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordForm, SelectField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { currencyIn, NewOfferFields, newOfferIn, type NewOfferValues, type OfferShop } from './new-offer.fields.tsx';
import {
  CreateOwnOfferDocument,
  OfferedProductDocument,
  OfferShopsDocument,
  type OfferedProductQuery,
} from './offers.operations.generated.ts';
import { statementInput } from './own-offer.fields.tsx';
import { ownOfferMessages } from './own-offer.messages.ts';
import { usePriceDoubt } from './use-price-doubt.tsx';

type Product = NonNullable<OfferedProductQuery['product']>;
type Values = NewOfferValues & { variantId: string };
type Draft = CreateOwnOfferDraft & { shopId: string; currency: string | null; variantId: string };

/** The rest is judged by the currency of the shop. */
const schemaFor = (shops: readonly OfferShop[]) =>
  z.custom<Values>().transform(({ shopId, variantId, ...filled }, context): Draft => {
    const currency = currencyIn(shops, shopId);
    const checked = checkInput(createOwnOfferInput(currency), { ...filled, currency });
    if (shopId === '') context.addIssue({ code: 'custom', path: ['shopId'], message: 'required' });
    for (const { path, code } of checked.ok ? [] : checked.issues)
      context.addIssue({ code: 'custom', path: path.split('.'), message: code });
    return checked.ok ? { ...checked.value, shopId, currency, variantId } : z.NEVER;
  });

const place = ['shopId'] as const;
const at = (field: keyof NewOfferValues) => field;

/** An offer of an own shop for a product that is there already. */
export function OwnOfferNewScreen() {
  const { product = '', shop } = useSearch({ from: '/shell/offers/new' });
  return <NewOwnOffer productId={product} shopId={shop} />;
}

type NewOwnOfferProps = {
  productId: string;
  /** The shop that it begins with, where the way here named one. */
  shopId?: string | undefined;
};

export function NewOwnOffer({ productId, shopId }: NewOwnOfferProps) {
  const query = useRecord(OfferedProductDocument, { id: productId });
  const shops = useRecord(OfferShopsDocument, {});
  if (shops.error) return <LoadProblem error={shops.error} onRetry={() => void shops.refetch()} />;
  return (
    <LoadRecord query={query} recordOf={(data) => data.product}>
      {(found) =>
        shops.data && <NewOffer key={found.id} product={found} shops={shops.data.offerShops} shopId={shopId} />
      }
    </LoadRecord>
  );
}

type NewOfferProps = { product: Product; shops: readonly OfferShop[]; shopId: string | undefined };

function NewOffer({ product, shops, shopId }: NewOfferProps) {
  const t = useMessages(ownOfferMessages);
  const tNavigation = useMessages(navigationMessages);
  const [schema] = useState(() => schemaFor(shops));
  const [beginning] = useState(() => beginningOf(product, shops, shopId));
  const form = useRecordForm<Values, Draft>(schema, beginning);
  const create = useCreateOwnOffer(product.id);
  const doubt = usePriceDoubt();
  const onSave = async (draft: Draft): Promise<SaveOutcome> => {
    const answer = await doubt.ask(draft, draft.currency);
    return answer === 'not_meant' ? { kind: 'asked' } : create({ ...draft, confirmed: answer === 'meant' });
  };
  return (
    <RecordPage title={tNavigation('addOffer')} facts={<span>{product.name}</span>}>
      {shops.length === 0 ? (
        <p>{t('noShops')}</p>
      ) : (
        <RecordForm form={form} isNew place={place} about={product.id} onSave={onSave} saveLabel={t('addButton')}>
          <Section id="own-offer" title={t('section')}>
            {product.variants.length > 1 && (
              <SelectField<Values>
                name="variantId"
                label={t('variant')}
                options={[
                  { value: '', label: t('anyVariant') },
                  ...product.variants.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
            <NewOfferFields<Values> shops={shops} at={at} />
          </Section>
        </RecordForm>
      )}
      {doubt.dialog}
    </RecordPage>
  );
}

/** Begins with the SKU that the product has of its own. */
function beginningOf({ variants }: Product, shops: readonly OfferShop[], shopId: string | undefined): Values {
  const [only, ...others] = variants;
  const identifiers = only && others.length === 0 ? only.identifiers : [];
  const sku = identifiers.find(({ kind, status }) => kind === 'sku' && status === 'valid')?.value ?? '';
  return { ...newOfferIn(shops, shopId), sku, variantId: '' };
}

function useCreateOwnOffer(productId: string): (draft: Draft) => Promise<SaveOutcome> {
  const t = useMessages(ownOfferMessages);
  const navigate = useNavigate();
  return useSaveRecord({
    kind: 'offer',
    document: CreateOwnOfferDocument,
    variables: (draft: Draft) => {
      const { shopId, sku, currency, variantId } = draft;
      const hangsOn = { productId, variantId: variantId === '' ? null : variantId };
      return { input: { ...statementInput(draft, currency), ...hangsOn, shopId, sku } };
    },
    answers: {
      OwnOfferCreated: ({ offer }) => ({
        kind: 'saved',
        text: t('added'),
        after: () => navigate({ to: '/offers/$offerId', params: { offerId: offer.id } }),
      }),
      OfferSkuTaken: ({ sku }) => ({ kind: 'refused', field: 'sku', text: t('skuTaken', { sku }) }),
    },
  });
}
