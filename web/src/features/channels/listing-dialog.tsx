import '../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { checkListing } from '@quarry/contracts/channels';
import { useState, type SyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { typedAmount } from '../../ui/amounts.ts';
import { Modal } from '../../ui/dialogs.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { DateTimeField, SwitchField, TextField } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Facts } from '../../ui/record/index.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './channels.module.css';
import type { ListingInput } from './channels.operations.generated.ts';
import { ListingHistory } from './listing-words.tsx';
import { HurdleTexts, ListingPriceText, ListingStateDot } from './listing-state.tsx';
import { givenInput, subjectName, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';
import { useSetListing } from './use-set-listing.ts';

type ListingValues = Required<ListingInput>;
type ListingDialogProps = { subject: ListingSubject; onClose: () => void };

/** One variant on one channel: where it stands, and whether, when and at which price it is there. */
export function ListingDialog({ subject, onClose }: ListingDialogProps) {
  useReturnFocus();
  const t = useMessages(listingsMessages);
  const tKit = useMessages(kitMessages);
  const { channel, state, hurdles, effectivePrice, listing, mayPublish } = subject;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editNamed', { name: subjectName(subject), channel: channel.name })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <div className={classes.form}>
        <Facts
          facts={[
            { label: t('state'), value: <ListingStateDot state={state} /> },
            ...(hurdles.length > 0 ? [{ label: t('hurdle'), value: <HurdleTexts hurdles={hurdles} /> }] : []),
            { label: t('price'), value: <ListingPriceText price={effectivePrice} /> },
            ...(listing?.externalId ? [{ label: t('externalId'), value: <code>{listing.externalId}</code> }] : []),
          ]}
        />
        {mayPublish && <ListingForm subject={subject} onClose={onClose} />}
        {listing && <ListingHistory id={listing.id} version={listing.version} />}
      </div>
    </Modal>
  );
}

function ListingForm({ subject, onClose }: ListingDialogProps) {
  const t = useMessages(listingsMessages);
  const tKit = useMessages(kitMessages);
  const tell = useTellOutcome();
  const { failed } = useShowRefusal();
  const set = useSetListing();
  const [problem, setProblem] = useState<string>();
  const form = useForm<ListingValues>({ defaultValues: givenInput(subject) });
  const { channel } = subject;
  const save = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const input = { ...values, price: typedAmount(values.price), listPrice: typedAmount(values.listPrice) };
    const checked = checkListing(
      { ...input, publishAt: timeOf(input.publishAt), unpublishAt: timeOf(input.unpublishAt) },
      channel.currency,
    );
    if (!checked.ok) {
      for (const [at, { path, code }] of checked.issues.entries())
        form.setError(path as keyof ListingValues, { type: code }, { shouldFocus: at === 0 });
      return;
    }
    try {
      const outcome = await set({ subject, input });
      if (outcome.kind === 'refused') return setProblem(outcome.text);
      tell(outcome);
      onClose();
      await outcome.reload?.();
    } catch (error) {
      failed(error);
    }
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  const { currency, pricesWithTax } = channel;
  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <SwitchField<ListingValues> name="published" label={t('published')} />
        <DateTimeField<ListingValues> name="publishAt" label={t('publishAt')} help={t('publishAtHelp')} />
        <DateTimeField<ListingValues> name="unpublishAt" label={t('unpublishAt')} help={t('unpublishAtHelp')} />
        {currency === null ? (
          <p className={classes.note}>{t('noCurrency')}</p>
        ) : (
          <>
            <TextField<ListingValues>
              name="price"
              label={t('priceOf', { currency })}
              help={t(pricesWithTax ? 'priceHelpWithTax' : 'priceHelpWithoutTax')}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField<ListingValues>
              name="listPrice"
              label={t('listPriceOf', { currency })}
              help={t('listPriceHelp')}
              inputMode="decimal"
              autoComplete="off"
            />
          </>
        )}
        {problem !== undefined && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {tKit('cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {tKit('save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function timeOf(iso: unknown): Date | null {
  return typeof iso === 'string' ? new Date(iso) : null;
}
