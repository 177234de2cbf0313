import '../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { checkListing } from '@quarry/contracts/channels';
import { inputIssue, readZonedTime, type InputIssue } from '@quarry/contracts/common';
import { useState, type SyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { typedAmount } from '../../ui/amounts.ts';
import { Modal } from '../../ui/dialogs.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { SwitchField, TextField } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Facts } from '../../ui/record/index.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { localTime, typedTime } from '../../ui/zoned-time/index.ts';
import classes from './channels.module.css';
import type { ListingInput } from './channels.operations.generated.ts';
import { ListingHistory } from './listing-words.tsx';
import { HurdleTexts, ListingPriceText, ListingStateDot } from './listing-state.tsx';
import { givenInput, subjectName, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';
import { useSetListing } from './use-set-listing.ts';

/** What the form holds: times by the clocks of the shop. */
type ListingValues = Omit<Required<ListingInput>, ListingTime> & Record<ListingTime, string>;
type ListingTime = (typeof listingTimes)[number];
const listingTimes = ['publishAt', 'unpublishAt'] as const;

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
        {listing && <ListingHistory {...listing} timeZone={channel.shop.timeZone} />}
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
  const { channel } = subject;
  const { timeZone } = channel.shop;
  const given = givenInput(subject);
  const form = useForm<ListingValues>({
    defaultValues: {
      ...given,
      publishAt: given.publishAt ? localTime(given.publishAt, timeZone) : '',
      unpublishAt: given.unpublishAt ? localTime(given.unpublishAt, timeZone) : '',
    },
  });
  const showAtFields = (issues: readonly { path: string; code: string }[]) => {
    for (const [at, { path, code }] of issues.entries())
      form.setError(path as keyof ListingValues, { type: code }, { shouldFocus: at === 0 });
  };
  const save = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const read = readInput(values, subject);
    if ('issues' in read) return showAtFields(read.issues);
    try {
      const outcome = await set({ subject, input: read.input });
      if (outcome.kind === 'refused') return outcome.issues ? showAtFields(outcome.issues) : setProblem(outcome.text);
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
        {listingTimes.map((name) => (
          <TextField<ListingValues>
            key={name}
            name={name}
            type="datetime-local"
            label={t(name)}
            help={t(`${name}Help`, { zone: timeZone })}
          />
        ))}
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

type ReadInput = { input: ListingInput } | { issues: readonly { path: string; code: string }[] };

/** What the server is sent, or every field that is wrong. */
function readInput(values: ListingValues, { channel, listing }: ListingSubject): ReadInput {
  const { timeZone } = channel.shop;
  const issues: InputIssue[] = [];
  const read = (name: ListingTime): Date | null => {
    const text = typedTime(values[name], listing?.[name] ?? null, timeZone);
    const time = text === null ? null : readZonedTime(text, timeZone);
    if (typeof time !== 'string') return time;
    issues.push(inputIssue(name, time));
    return null;
  };
  const [publishAt, unpublishAt] = [read('publishAt'), read('unpublishAt')];
  const amounts = { price: typedAmount(values.price), listPrice: typedAmount(values.listPrice) };
  const before = {
    published: listing?.published ?? false,
    publishAt: momentOf(listing?.publishAt),
    unpublishAt: momentOf(listing?.unpublishAt),
  };
  const draft = { ...values, ...amounts, publishAt, unpublishAt };
  const checked = checkListing(draft, { currency: channel.currency, before, now: new Date() });
  if (!checked.ok) issues.push(...checked.issues);
  if (issues.length > 0) return { issues };
  return {
    input: { ...draft, publishAt: publishAt?.toISOString() ?? null, unpublishAt: unpublishAt?.toISOString() ?? null },
  };
}

function momentOf(iso: string | null | undefined): Date | null {
  return iso ? new Date(iso) : null;
}
