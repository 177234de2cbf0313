import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRequestError, type StatedField } from '../../data/index.ts';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { compareFields, type FieldChange, type FieldPair } from './field-changes.ts';
import type { GrabberConfigValues, GrabberValues } from './grabber-config.ts';
import { english, grabbersMessages } from './grabbers.messages.ts';
import { useReadingFailure } from './reading-failure.ts';
import { fieldsOf, itemNumberOf, pageTestQuery, sameOffer, usableConfig, type GrabTest } from './use-page-test.ts';
import classes from './workbench.module.css';

const waitMs = 350;

/** The settings as they stand in the form, a moment after the last key. */
export function useTypedConfig() {
  const { control } = useFormContext<GrabberValues>();
  const config = useWatch({ control, name: 'config' });
  const [typed] = useDebouncedValue(JSON.stringify(config), waitMs);
  return usableConfig(JSON.parse(typed) as GrabberConfigValues);
}

/** What is looked at in the stored page: a field to mark, and the item it stands in. */
export type PageSpot = { mark: StatedField | undefined; item: number | null };

type PageTestProps = {
  pageId: string | undefined;
  saved: GrabberConfigValues;
  mark: StatedField | undefined;
  onSpot: (spot: PageSpot) => void;
};

/** What these settings read off the page: each field with its value, method, path and raw text, and what differs from the saved ones. */
export function PageTest({ pageId, saved, mark, onSpot }: PageTestProps) {
  const t = useMessages(grabbersMessages);
  const tKit = useMessages(kitMessages);
  const config = useTypedConfig();
  const savedConfig = usableConfig(saved);
  const now = useTest(pageId, config);
  const before = useTest(pageId, savedConfig);
  const isPreview = isRequestError(now.error, 'IN_PREVIEW');
  const test = now.data;
  const failure = useReadingFailure();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max((test?.offers.length ?? 0) - 1, 0));
  const offer = test?.offers[index];
  const itemOf = (one: typeof offer) => itemNumberOf(one, config?.itemSelector ?? '');
  const columns = useFieldColumns(mark, (field) => onSpot({ mark: field, item: itemOf(offer) }));
  return (
    <Section
      id="fields"
      title={t('whatIsRead')}
      actions={test && <span className={classes.count}>{t('offersOnPage', { count: test.offers.length })}</span>}
    >
      <div aria-live="polite" data-stale={now.isFetching || undefined} className={classes.test}>
        {!config && <p className={classes.problem}>{t('settingsUnusable')}</p>}
        {now.isError && (
          <p className={classes.problem}>{isPreview ? tKit('inPreview') : failure(now.error, t('testFailed'))}</p>
        )}
        {test && <TestNotes test={test} offer={offer} />}
        {test && test.offers.length > 1 && (
          <OfferChoice
            offers={test.offers}
            index={index}
            onChoose={(next) => {
              setChosen(next);
              onSpot({ mark: undefined, item: itemOf(test.offers[next]) });
            }}
          />
        )}
        {test && test.offers.length > 0 && (
          <PlainTable
            label={t('whatIsRead')}
            rows={compareFields(fieldsOf(sameOffer(before.data?.offers ?? [], offer, index)), fieldsOf(offer))}
            rowKey={({ name }) => name}
            columns={columns}
            empty={t('nothingRead')}
          />
        )}
      </div>
    </Section>
  );
}

/** What settings read off a stored page, asked for once for each way of reading it. */
export function useTest(pageId: string | undefined, config: ReturnType<typeof usableConfig>) {
  return useQuery({
    ...pageTestQuery(
      pageId ?? '',
      config ?? { strategies: [], rules: [], itemSelector: null, currency: null, locale: null, condition: null },
    ),
    enabled: pageId !== undefined && config !== undefined,
  });
}

type OfferChoiceProps = { offers: GrabTest['offers']; index: number; onChoose: (index: number) => void };

/** Which of the offers of a page is looked at, named by seller, number or name. */
function OfferChoice({ offers, index, onChoose }: OfferChoiceProps) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  return (
    <NativeSelect
      label={t('shownOffer')}
      value={String(index)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      data={offers.map((offer, at) => {
        const fields = fieldsOf(offer);
        const name = (fields.get('seller') ?? fields.get('sku') ?? fields.get('name'))?.text ?? '';
        const price = fields.get('price')?.text ?? t('withoutPrice');
        return { value: String(at), label: `${format.number(at + 1)} · ${name} · ${price}` };
      })}
    />
  );
}

type TestNotesProps = { test: GrabTest; offer: GrabTest['offers'][number] | undefined };

function TestNotes({ test: { reason, warnings, issues, offers }, offer }: TestNotesProps) {
  const { say, sentence } = useWording();
  const issueText = useIssueText();
  const notes = [
    ...(reason && offers.length === 0 ? [sentence(reason)] : []),
    ...issues.map(issueText),
    ...[...warnings, ...(offer?.warnings ?? [])].map(({ wording, detail }) => say(wording, detail)),
  ];
  return [...new Set(notes)].map((note) => (
    <p key={note} className={classes.note}>
      {note}
    </p>
  ));
}

type OnMark = (field: StatedField | undefined) => void;

const changeTones: Record<FieldChange, Tone> = { same: 'neutral', new: 'success', changed: 'warning', lost: 'danger' };

function useFieldColumns(mark: StatedField | undefined, onMark: OnMark): readonly PlainColumn<FieldPair>[] {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  return [
    {
      key: 'field',
      header: t('field'),
      cell: ({ name, change }) => (
        <>
          {word(`field:${name}`)}
          {change !== 'same' && (
            <div>
              <StatusDot tone={changeTones[change]} label={t(`change.${change}`)} />
            </div>
          )}
        </>
      ),
    },
    { key: 'value', header: t('value'), cell: (pair) => <FieldValue pair={pair} /> },
    { key: 'origin', header: t('origin'), cell: ({ now, before }) => <Origin field={now ?? before} /> },
    {
      key: 'mark',
      header: t('inPage'),
      cell: ({ name, now }) => now && <MarkButton name={name} field={now} mark={mark} onMark={onMark} />,
    },
  ];
}

type MarkButtonProps = { name: string; field: StatedField; mark: StatedField | undefined; onMark: OnMark };

function MarkButton({ name, field, mark, onMark }: MarkButtonProps) {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  const isMarked = mark?.raw === field.raw && mark.path === field.path;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-pressed={isMarked}
      aria-label={t('markField', { field: word(`field:${name}`) })}
      onClick={() => onMark(isMarked ? undefined : field)}
    >
      {t(isMarked ? 'unmark' : 'mark')}
    </Button>
  );
}

function FieldValue({ pair: { now, before, change } }: { pair: FieldPair }) {
  return (
    <div className={classes.value}>
      {now && <bdi>{now.text}</bdi>}
      {before && change !== 'same' && (
        <del>
          <bdi>{before.text}</bdi>
        </del>
      )}
    </div>
  );
}

function Origin({ field }: { field: FieldPair['now'] }) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  if (!field) return null;
  return (
    <div className={classes.origin}>
      <span>
        {namedText(t, english, 'strategy', field.method)}, {format.percent(field.confidence)}
      </span>
      <code>{field.path}</code>
      {field.raw !== field.text && (
        <q>
          <bdi>{field.raw}</bdi>
        </q>
      )}
    </div>
  );
}
