import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { NumberField, SelectField, TextField } from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { discountsMessages } from '../discounts.messages.ts';
import classes from './discount-form.module.css';
import type { DiscountValues } from './discount-values.ts';
import { TargetsField } from './targets-field.tsx';

/** What a discount gives, on what; each kind has fields of its own. */
export function ValueSection() {
  const t = useMessages(discountsMessages);
  const { control } = useFormContext<DiscountValues>();
  const [kind, reduction] = useWatch({ control, name: ['kind', 'reduction'] });
  const isBuyGet = kind === 'BUY_X_GET_Y';
  return (
    <Section id="value" title={t('value')}>
      <p className={classes.help}>{t(`about.${kind}`)}</p>
      {isBuyGet && <BuyGetFields />}
      {kind === 'FREE_SHIPPING' && (
        <div className={classes.pair}>
          <MostField help={t('mostShippingHelp')} />
          <CurrencyField />
        </div>
      )}
      {(kind === 'AMOUNT_OFF_PRODUCT' || kind === 'AMOUNT_OFF_ORDER') && (
        <div className={classes.pair}>
          <SelectField<DiscountValues>
            name="reduction"
            label={t('reduction')}
            options={(['PERCENT', 'AMOUNT'] as const).map((one) => ({ value: one, label: t(`reduction.${one}`) }))}
          />
          {reduction === 'PERCENT' ? (
            <>
              <PercentField help={t('percentHelp')} />
              <MostField help={t(kind === 'AMOUNT_OFF_PRODUCT' ? 'mostUnitHelp' : 'mostOrderHelp')} />
            </>
          ) : (
            <TextField<DiscountValues>
              name="amount"
              label={t(kind === 'AMOUNT_OFF_PRODUCT' ? 'amountUnit' : 'amountOrder')}
              inputMode="decimal"
              isRequired
            />
          )}
          <CurrencyField />
        </div>
      )}
      <TargetsField
        name="targets"
        label={t(isBuyGet ? 'buyTargets' : 'targets')}
        help={t(isBuyGet ? 'buyTargetsHelp' : 'targetsHelp')}
      />
      {isBuyGet && <TargetsField name="getTargets" label={t('getTargets')} help={t('getTargetsHelp')} />}
    </Section>
  );
}

function BuyGetFields() {
  const t = useMessages(discountsMessages);
  return (
    <div className={classes.pair}>
      <NumberField<DiscountValues> name="buyQuantity" label={t('buyQuantity')} isRequired />
      <NumberField<DiscountValues> name="getQuantity" label={t('getQuantity')} isRequired />
      <PercentField help={t('getPercentHelp')} />
    </div>
  );
}

function PercentField({ help }: { help: string }) {
  const t = useMessages(discountsMessages);
  return (
    <TextField<DiscountValues>
      name="percent"
      label={t('percent')}
      help={help}
      inputMode="decimal"
      rightSection="%"
      isRequired
    />
  );
}

function MostField({ help }: { help: string }) {
  const t = useMessages(discountsMessages);
  return <TextField<DiscountValues> name="most" label={t('most')} help={help} inputMode="decimal" />;
}

/** The currency of all amounts of the discount. */
export function CurrencyField() {
  const t = useMessages(discountsMessages);
  return <TextField<DiscountValues> name="currency" label={t('currency')} help={t('currencyHelp')} />;
}
