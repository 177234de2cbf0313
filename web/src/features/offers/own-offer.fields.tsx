import { availabilities, type OwnOfferDraft } from '@quarry/contracts/offers';
import { formatMinor, type Money } from '@quarry/contracts/money';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { MoneyField, NumberField, SelectField } from '../../ui/form/index.ts';
import classes from './offer.module.css';
import { availabilityText, offerValueMessages } from '../../ui/offer-values/index.ts';
import { ownOfferMessages } from './own-offer.messages.ts';

/** What a form holds of a statement: amounts as money, or as typed where that is no amount. */
export type OwnOfferValues = {
  price: Money | string | null;
  listPrice: Money | string | null;
  cost: Money | string | null;
  stock: number | null;
  /** Empty for none. */
  availability: string | null;
};

export const nothingStated: OwnOfferValues = {
  price: null,
  listPrice: null,
  cost: null,
  stock: null,
  availability: null,
};

type OwnOfferFieldsProps<Values extends FieldValues> = {
  /** Null where the shop has none: no amount can be typed then. */
  currency: string | null;
  /** Where the form keeps the statement. */
  at: (field: keyof OwnOfferValues) => FieldPath<Values>;
};

/** Price, list price, cost, stock and availability of an own offer. */
export function OwnOfferFields<Values extends FieldValues>({ currency, at }: OwnOfferFieldsProps<Values>) {
  const t = useMessages(ownOfferMessages);
  const tValues = useMessages(offerValueMessages);
  const choices = availabilities.map((name) => ({
    value: name,
    label: availabilityText(tValues, name),
  }));
  return (
    <div className={classes.statement}>
      {currency !== null && (
        <>
          <MoneyField<Values> name={at('price')} label={t('price')} currency={currency} />
          <MoneyField<Values> name={at('listPrice')} label={t('listPrice')} currency={currency} />
          <MoneyField<Values> name={at('cost')} label={t('cost')} currency={currency} help={t('costHelp')} />
        </>
      )}
      <NumberField<Values> name={at('stock')} label={t('stock')} help={t('stockHelp')} />
      <SelectField<Values>
        name={at('availability')}
        label={t('availability')}
        isNullable
        options={[{ value: '', label: t('asRead') }, ...choices]}
      />
    </div>
  );
}

/** A statement as it is sent. */
export function statementInput(draft: OwnOfferDraft, currency: string | null) {
  const amount = (minor: number | null) => (minor === null ? null : formatMinor(minor, currency));
  const { price, listPrice, cost, stock, availability, confirmed } = draft;
  const amounts = { price: amount(price), listPrice: amount(listPrice), cost: amount(cost), currency };
  return { ...amounts, stock, availability, confirmed };
}
