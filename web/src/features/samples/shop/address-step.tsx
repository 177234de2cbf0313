import { Button } from '@mantine/core';
import { line } from '@quarry/contracts/common';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { ProblemSummary, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { useKept } from '../kit/use-kept.ts';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { basketPlace, type DeliveryAddress } from './use-shop.ts';

const addressInput = z.object({
  name: line(120),
  street: line(120),
  postcode: line(20),
  place: line(80),
  country: line(80),
  phone: z.string().trim().max(40, { error: 'too_long' }),
});

/** Where the goods go; kept for as long as the cart is. */
export function AddressStep({ onDone }: { onDone: () => void }) {
  const t = useMessages(sampleShopMessages);
  const [{ address }, keep] = useKept(basketPlace);
  const form = useRecordForm<DeliveryAddress, DeliveryAddress>(addressInput, address);
  const submit = form.handleSubmit((next) => {
    keep((before) => ({ ...before, address: next }));
    onDone();
  });
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProblemSummary />
        <TextField<DeliveryAddress> name="name" label={t('name')} autoComplete="name" isRequired />
        <TextField<DeliveryAddress> name="street" label={t('street')} autoComplete="street-address" isRequired />
        <TextField<DeliveryAddress> name="postcode" label={t('postcode')} autoComplete="postal-code" isRequired />
        <TextField<DeliveryAddress> name="place" label={t('place')} autoComplete="address-level2" isRequired />
        <TextField<DeliveryAddress> name="country" label={t('country')} autoComplete="country-name" isRequired />
        <TextField<DeliveryAddress> name="phone" label={t('phone')} type="tel" autoComplete="tel" />
        <Button type="submit">{t('toPayment')}</Button>
      </form>
    </FormProvider>
  );
}
