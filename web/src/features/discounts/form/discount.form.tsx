import { useFormContext, useWatch } from 'react-hook-form';
import { discountClasses, discountKinds, discountMethods } from '@quarry/contracts/discounts';
import { useFormat, useMessages, type Format } from '../../../i18n/index.ts';
import {
  FixedFieldsContext,
  Lockable,
  NumberField,
  RecordForm,
  SelectField,
  SwitchField,
  TextField,
  useRecordForm,
  type FormRecord,
  type SaveOutcome,
} from '../../../ui/form/index.ts';
import { issuesByLocale, LocaleTexts } from '../../../ui/locale-texts/index.ts';
import { Section } from '../../../ui/record/index.ts';
import type { DiscountTexts } from '../discount-text.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import type { DiscountDetailFragment, DiscountInput } from '../discounts.operations.generated.ts';
import { ChannelsField } from './channels-field.tsx';
import classes from './discount-form.module.css';
import { discountSchema } from './discount-schema.ts';
import type { DiscountShop, DiscountValues } from './discount-values.ts';
import { fixedInForm } from './fixed-in-form.ts';
import { ShopField } from './shop-field.tsx';
import { CurrencyField, ValueSection } from './value-section.tsx';
import { DiscountWarnings } from '../warnings/discount-warnings.tsx';

type DiscountFormProps = {
  /** Those that it may be of; only a new one has a choice. */
  shops: readonly DiscountShop[];
  discount?: DiscountDetailFragment;
  values: DiscountValues;
  locales: readonly string[];
  saveLabel?: string;
  onSave: (input: DiscountInput, shopId: string) => Promise<SaveOutcome>;
};

const place = ['shopId', 'currency'] as const;

const minimumKinds = ['NONE', 'AMOUNT', 'QUANTITY'] as const;

export function DiscountForm(props: DiscountFormProps) {
  const { shops, discount, values, locales, saveLabel, onSave } = props;
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const form = useRecordForm<DiscountValues, DiscountInput>(discountSchema(shops, locales, discount), values);
  const shopId = useWatch({ control: form.control, name: 'shopId' });
  const shop = shops.find(({ id }) => id === shopId);
  const save = async (input: DiscountInput): Promise<SaveOutcome> => {
    const outcome = await onSave(input, form.getValues('shopId'));
    if (outcome.kind !== 'issues') return outcome;
    return { kind: 'issues', issues: issuesByLocale(outcome.issues, form.getValues(), ['labels']) };
  };
  const record: FormRecord | undefined = discount && { entity: 'discount', id: discount.id };
  const isEnded = discount?.status === 'ENDED' && discount.intent !== 'PAUSED';
  const isReadOnly = discount !== undefined && (!discount.mayUpdate || isEnded);
  return (
    <FixedFieldsContext
      value={{
        fields: fixedInForm(discount?.fixedFields ?? []),
        reason: t('fixedSinceUse', { uses: usesText(t, format, discount) }),
      }}
    >
      <RecordForm
        form={form}
        onSave={save}
        record={record}
        isNew={discount === undefined}
        place={place}
        right={{ action: discount ? 'update' : 'create', subject: 'Discount' }}
        isReadOnly={isReadOnly}
        {...(isEnded && discount.mayUpdate && { note: <p>{t('endedIsFinal')}</p> })}
        {...(discount && { lockedFields: fixedInForm(discount.lockedFields) })}
        {...(saveLabel !== undefined && { saveLabel })}
      >
        {discount === undefined && <ShopField shops={shops} />}
        <Section id="details" title={t('details')}>
          <TextField<DiscountValues> name="name" label={t('name')} help={t('nameHelp')} isRequired />
          <LocaleTexts<DiscountValues>
            locales={locales}
            fields={[{ name: 'labels', label: t('label'), help: t('labelHelp') }]}
          />
          <div className={classes.pair}>
            <SelectField<DiscountValues>
              name="kind"
              label={t('kind')}
              options={discountKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            />
            <SelectField<DiscountValues>
              name="method"
              label={t('method')}
              help={t('methodHelp')}
              options={discountMethods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
            />
          </div>
        </Section>
        <ValueSection />
        {shop && <ScheduleSection shop={shop} />}
        <ConditionsSection />
        {shop && <DiscountWarnings shop={shop} locales={locales} discount={discount} />}
      </RecordForm>
    </FixedFieldsContext>
  );
}

/** What uses a discount: orders apart from what is held for carts. */
function usesText(t: DiscountTexts, format: Format, discount: DiscountDetailFragment | undefined): string {
  const { used = 0, reserved = 0 } = discount ?? {};
  const orders = used - reserved;
  return [
    ...(orders > 0 ? [t('ordersUsing', { count: orders, uses: format.number(orders) })] : []),
    ...(reserved > 0 ? [t('reservationsHeld', { count: reserved, uses: format.number(reserved) })] : []),
  ].join(', ');
}

function ScheduleSection({ shop }: { shop: DiscountShop }) {
  const t = useMessages(discountsMessages);
  const zone = { zone: shop.timeZone };
  return (
    <Section id="schedule" title={t('whereAndWhen')}>
      <ChannelsField shopId={shop.id} />
      <div className={classes.pair}>
        <TextField<DiscountValues>
          name="startsAt"
          type="datetime-local"
          label={t('startsAt')}
          help={t('startsAtHelp', zone)}
        />
        <TextField<DiscountValues>
          name="endsAt"
          type="datetime-local"
          label={t('endsAt')}
          help={t('endsAtHelp', zone)}
        />
      </div>
    </Section>
  );
}

function ConditionsSection() {
  const t = useMessages(discountsMessages);
  const { control } = useFormContext<DiscountValues>();
  const [minimumKind, kind] = useWatch({ control, name: ['minimumKind', 'kind'] });
  return (
    <Section id="conditions" title={t('conditions')}>
      <div className={classes.pair}>
        <SelectField<DiscountValues>
          name="minimumKind"
          label={t('minimum')}
          options={minimumKinds.map((one) => ({ value: one, label: t(`minimum.${one}`) }))}
        />
        {minimumKind !== 'NONE' && (
          <TextField<DiscountValues>
            name="minimum"
            label={t(minimumKind === 'AMOUNT' ? 'minimumAmount' : 'minimumQuantity')}
            inputMode="decimal"
            isRequired
          />
        )}
        {minimumKind === 'AMOUNT' && kind === 'BUY_X_GET_Y' && <CurrencyField />}
        <NumberField<DiscountValues> name="limitTotal" label={t('limitTotal')} help={t('limitHelp')} />
        <NumberField<DiscountValues> name="limitPerCustomer" label={t('limitPerCustomer')} help={t('limitHelp')} />
        {kind === 'BUY_X_GET_Y' && (
          <NumberField<DiscountValues> name="usesPerOrder" label={t('usesPerOrder')} help={t('limitHelp')} />
        )}
        <NumberField<DiscountValues> name="priority" label={t('priority')} help={t('priorityHelp')} />
      </div>
      <Lockable name="combines">
        <fieldset className={classes.targets}>
          <legend>{t('combines')}</legend>
          <p className={classes.help}>{t('combinesHelp')}</p>
          {discountClasses.map((one) => (
            <SwitchField<DiscountValues> key={one} name={`combines.${one}`} label={t(`class.${one}`)} />
          ))}
        </fieldset>
      </Lockable>
    </Section>
  );
}
