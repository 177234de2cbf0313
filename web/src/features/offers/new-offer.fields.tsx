import { formatMinor, toMinor } from '@quarry/contracts/money';
import { useEffect } from 'react';
import { useFormContext, useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { SelectField, TextField } from '../../ui/form/index.ts';
import type { OfferShopsQuery } from './offers.operations.generated.ts';
import { isMoney } from './offer-text.tsx';
import { nothingStated, OwnOfferFields, type OwnOfferValues } from './own-offer.fields.tsx';
import { ownOfferMessages } from './own-offer.messages.ts';

/** A new offer as a form holds it. */
export type NewOfferValues = OwnOfferValues & {
  /** Empty for none. */
  shopId: string;
  sku: string;
};

export type OfferShop = OfferShopsQuery['offerShops'][number];

export const noOffer: NewOfferValues = { ...nothingStated, shopId: '', sku: '' };

/** A new offer in the shop that is meant or the only one there is, or in none yet. */
export function newOfferIn(shops: readonly OfferShop[], meantId?: string): NewOfferValues {
  const meant = shops.length === 1 ? shops[0] : shops.find(({ id }) => id === meantId);
  return meant ? { ...noOffer, shopId: meant.id } : noOffer;
}

/** What amounts of a new offer are typed in. */
export function currencyIn(shops: readonly OfferShop[], shopId: string): string | null {
  return shops.find(({ id }) => id === shopId)?.currency ?? null;
}

type NewOfferFieldsProps<Values extends FieldValues> = {
  shops: readonly OfferShop[];
  /** Where the form keeps the offer. */
  at: (field: keyof NewOfferValues) => FieldPath<Values>;
  isOptional?: boolean;
};

/** The shop, the SKU in it, and what is stated; the rest is asked once the shop is known. */
export function NewOfferFields<Values extends FieldValues>(props: NewOfferFieldsProps<Values>) {
  const { shops, at, isOptional = false } = props;
  const t = useMessages(ownOfferMessages);
  const shop = useChosenShop(props);
  return (
    <>
      <SelectField<Values>
        name={at('shopId')}
        label={t('shop')}
        isRequired={!isOptional}
        options={[
          { value: '', label: isOptional ? t('noShop') : '–' },
          ...shops.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {shop && (
        <>
          <TextField<Values>
            name={at('sku')}
            label={t('sku')}
            isRequired={!isOptional}
            {...(isOptional && { help: t('skuOfProduct') })}
          />
          {shop.currency === null && <p>{t('noCurrency')}</p>}
          <OwnOfferFields<Values> currency={shop.currency} at={at} />
        </>
      )}
    </>
  );
}

const amounts = ['price', 'listPrice', 'cost'] as const;

/** The shop that is chosen; what is typed stands in its currency from then on. */
function useChosenShop<Values extends FieldValues>({ shops, at }: NewOfferFieldsProps<Values>): OfferShop | undefined {
  const { control, getValues, setValue } = useFormContext<Values>();
  const shopId = useWatch({ control, name: at('shopId') });
  const shop = shops.find(({ id }) => id === shopId);
  const currency = shop?.currency ?? null;
  useEffect(() => {
    for (const path of amounts.map(at)) {
      const typed: unknown = getValues(path);
      if (!isMoney(typed) || currency === null || typed.currency === currency) continue;
      const text = formatMinor(typed.minor, typed.currency);
      const counted = toMinor(text, currency);
      const restated = counted && !counted.rounded ? { minor: counted.minor, currency } : text;
      setValue(path, restated as FieldPathValue<Values, typeof path>);
    }
  }, [currency, at, getValues, setValue]);
  return shop;
}
