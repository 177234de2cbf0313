import '../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { checkListing } from '@quarry/contracts/channels';
import { inputIssue, readZonedTime, type InputIssue } from '@quarry/contracts/common';
import type { SyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { typedAmount } from '../../ui/amounts.ts';
import { Modal } from '../../ui/dialogs.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { applyOutcome, SwitchField, TextField, useNewerVersion } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Facts } from '../../ui/record/index.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { localTime, typedTime } from '../../ui/zoned-time/index.ts';
import classes from './channels.module.css';
import type { ListingInput } from './channels.operations.generated.ts';
import { ListingHistory } from './listing-words.tsx';
import { HurdleTexts, ListingPriceText, ListingStateDot } from './listing-state.tsx';
import { givenInput, subjectName, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';
import { useSaveListing } from './use-set-listing.ts';

/** What the form holds: times by the clocks of the shop. */
type ListingValues = Omit<Required<ListingInput>, ListingTime> & Record<ListingTime, string>;
type ListingTime = (typeof listingTimes)[number];
const listingTimes = ['publishAt', 'unpublishAt'] as const;

type ListingDialogProps = {
  subject: ListingSubject;
  /** Whether it is opened for its price, which then takes the focus. */
  isPriceMeant?: boolean | undefined;
  onClose: () => void;
};

/** One variant on one channel: where it stands, and whether, when and at which price it is there. */
export function ListingDialog({ subject, isPriceMeant, onClose }: ListingDialogProps) {
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
            ...(hurdles.length > 0
              ? [{ label: t('hurdle'), value: <HurdleTexts state={state} hurdles={hurdles} isWhole /> }]
              : []),
            { label: t('price'), value: <ListingPriceText price={effectivePrice} /> },
            ...(listing?.externalId ? [{ label: t('externalId'), value: <code>{listing.externalId}</code> }] : []),
          ]}
        />
        {mayPublish && <ListingForm subject={subject} isPriceMeant={isPriceMeant} onClose={onClose} />}
        {listing && <ListingHistory {...listing} timeZone={channel.shop.timeZone} />}
      </div>
    </Modal>
  );
}

function ListingForm({ subject, isPriceMeant = false, onClose }: ListingDialogProps) {
  const t = useMessages(listingsMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { failed } = useShowRefusal();
  const saveListing = useSaveListing();
  const { channel, listing } = subject;
  const { timeZone } = channel.shop;
  const form = useForm<ListingValues>({ defaultValues: valuesOf(subject) });
  const newer = useNewerVersion<ListingSubject, ListingValues>({
    form,
    newest: subject,
    valuesOf,
    record: listing ? { entity: 'listing', id: listing.id } : undefined,
    onSave: (over) => void form.handleSubmit((values) => save(values, over))(),
    onDrop: onClose,
  });
  const showAtFields = (issues: readonly { path: string; code: string }[]) =>
    applyOutcome(form, { kind: 'issues', issues }, tKit);
  const save = async (values: ListingValues, over: ListingSubject) => {
    const read = readInput(values, over);
    if ('issues' in read) return showAtFields(read.issues);
    try {
      const outcome = await saveListing({ subject: over, input: read.input });
      if (outcome.kind === 'conflict') return await newer.ask(outcome);
      applyOutcome(form, outcome, tKit);
      if (outcome.kind !== 'saved') return;
      onClose();
      await outcome.after?.();
    } catch (error) {
      failed(error);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.handleSubmit((values) => save(values, newer.over))();
  };
  const { currency, pricesWithTax } = channel;
  const problem = form.formState.errors.root?.message ?? newer.note;
  const timeText = (value: unknown) => (value === '' ? null : format.localTime(String(value).replace('T', ' ')));
  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {newer.wordsOf(
          <>
            {' '}
            <SwitchField<ListingValues> name="published" label={t('published')} />
            {listingTimes.map((name) => (
              <TextField<ListingValues>
                key={name}
                name={name}
                type="datetime-local"
                label={t(name)}
                help={t(`${name}Help`, { zone: timeZone })}
                textOf={timeText}
              />
            ))}
            {currency === null ? (
              <p className={classes.note}>{t('noCurrency')}</p>
            ) : (
              <>
                <TextField<ListingValues>
                  name="price"
                  isFocused={isPriceMeant}
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
          </>,
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
      {newer.question}
    </FormProvider>
  );
}

/** What the form begins with. */
function valuesOf(subject: ListingSubject): ListingValues {
  const { timeZone } = subject.channel.shop;
  const given = givenInput(subject);
  const local = (time: string | null) => (time ? localTime(time, timeZone) : '');
  return { ...given, publishAt: local(given.publishAt), unpublishAt: local(given.unpublishAt) };
}

type ReadInput = { input: ListingInput } | { issues: readonly { path: string; code: string }[] };

/** What the server is sent, or every field that is wrong. */
function readInput(values: ListingValues, { channel, listing, state }: ListingSubject): ReadInput {
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
  const checked = checkListing(draft, {
    currency: channel.currency,
    before,
    isListed: state === 'LISTED',
    now: new Date(),
  });
  if (!checked.ok) issues.push(...checked.issues);
  if (issues.length > 0) return { issues };
  return {
    input: { ...draft, publishAt: publishAt?.toISOString() ?? null, unpublishAt: unpublishAt?.toISOString() ?? null },
  };
}

function momentOf(iso: string | null | undefined): Date | null {
  return iso ? new Date(iso) : null;
}
