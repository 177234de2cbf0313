import { checkInput } from '@quarry/contracts/common';
import { firstOfferInput, type FirstOfferDraft } from '@quarry/contracts/offers';
import { productInput, type ProductDraft } from '@quarry/contracts/products';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { requestGraphql, useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/record/index.ts';
import {
  emptyProduct,
  NewProduct,
  productMessages,
  useCreateProduct,
  useNewPicture,
  useProductCreated,
  type ProductValues,
} from '../products/index.ts';
import { currencyIn, NewOfferFields, newOfferIn, type NewOfferValues, type OfferShop } from './new-offer.fields.tsx';
import { CreateOfferedProductDocument, OfferShopsDocument } from './offers.operations.generated.ts';
import { statementInput } from './own-offer.fields.tsx';
import { ownOfferMessages } from './own-offer.messages.ts';
import { usePriceDoubt } from './use-price-doubt.tsx';

type Values = ProductValues & { offer: NewOfferValues };
type OfferDraft = FirstOfferDraft & { shopId: string; currency: string | null };
type Draft = ProductDraft & { offer: OfferDraft | null };

/** Null where nothing of an offer is filled in. */
const optionalOffer = (shops: readonly OfferShop[]) =>
  z.custom<NewOfferValues>().transform(({ shopId, ...filled }, context): OfferDraft | null => {
    if (shopId === '' || Object.values(filled).every((value) => value === null || value === '')) return null;
    const currency = currencyIn(shops, shopId);
    const checked = checkInput(firstOfferInput(currency), { ...filled, currency });
    if (checked.ok) return { ...checked.value, shopId, currency };
    for (const { path, code } of checked.issues)
      context.addIssue({ code: 'custom', path: path.split('.'), message: code });
    return z.NEVER;
  });

const at = (field: keyof NewOfferValues) => `offer.${field}` as const;

/** A new product; for who may make offers in own shops together with its offer in one. */
export function ProductNewScreen() {
  const abilities = useAbilities();
  return abilities.can('create', 'Offer') ? <WithShops /> : <ProductWithOffer shops={[]} />;
}

function WithShops() {
  const query = useRecord(OfferShopsDocument, {});
  if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  return query.data && <ProductWithOffer shops={query.data.offerShops} />;
}

function ProductWithOffer({ shops }: { shops: readonly OfferShop[] }) {
  const t = useMessages(ownOfferMessages);
  const tProduct = useMessages(productMessages);
  const [schema] = useState(() => productInput.extend({ offer: optionalOffer(shops) }));
  const [beginning] = useState(() => ({ ...emptyProduct, offer: newOfferIn(shops) }));
  const form = useRecordForm<Values, Draft>(schema, beginning);
  const picture = useNewPicture();
  const createProduct = useCreateProduct(picture);
  const createBoth = useCreateOfferedProduct(picture);
  const doubt = usePriceDoubt();
  const onSave = async ({ offer, ...product }: Draft): Promise<SaveOutcome> => {
    if (picture.isSending()) {
      toast.warning(tProduct('pictureSending'));
      return { kind: 'asked' };
    }
    if (offer === null) return createProduct(product);
    const answer = await doubt.ask(offer, offer.currency);
    if (answer === 'not_meant') return { kind: 'asked' };
    return createBoth(product, { ...offer, confirmed: answer === 'meant' });
  };
  return (
    <>
      <NewProduct form={form} picture={picture} onSave={onSave}>
        {shops.length > 0 && (
          <Section id="own-offer" title={t('section')}>
            <p>{t('sectionHelp')}</p>
            <NewOfferFields<Values> shops={shops} at={at} isOptional />
          </Section>
        )}
      </NewProduct>
      {doubt.dialog}
    </>
  );
}

function useCreateOfferedProduct(
  picture: ReturnType<typeof useNewPicture>,
): (product: ProductDraft, offer: OfferDraft) => Promise<SaveOutcome> {
  const t = useMessages(ownOfferMessages);
  const created = useProductCreated(picture);
  const { refused } = useShowRefusal();
  return async (input, offer) => {
    const { shopId, sku, currency } = offer;
    const { createOfferedProduct: result } = await requestGraphql(CreateOfferedProductDocument, {
      input,
      offer: { ...statementInput(offer, currency), shopId, sku },
    });
    switch (result.__typename) {
      case 'OfferedProductCreated':
        // Its offer would stay behind, and its SKU with it.
        return created(result.product, false);
      case 'OfferSkuTaken':
        return { kind: 'refused', field: at('sku'), text: t('skuTaken', { sku: result.sku }) };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'NotAllowedNow':
        refused(result);
        return { kind: 'asked' };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
}
