import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { compareFields, type FieldChange, type FieldPair } from './field-changes.ts';
import type { GrabberConfigValues, GrabberValues } from './grabber-config.ts';
import { english, grabbersMessages } from './grabbers.messages.ts';
import { fieldsOf, pageTestQuery, usableConfig, type GrabTest } from './use-page-test.ts';
import classes from './workbench.module.css';

const waitMs = 350;

/** The settings as they stand in the form, a moment after the last key. */
export function useTypedConfig() {
  const { control } = useFormContext<GrabberValues>();
  const config = useWatch({ control, name: 'config' });
  const [typed] = useDebouncedValue(JSON.stringify(config), waitMs);
  return usableConfig(JSON.parse(typed) as GrabberConfigValues);
}

type PageTestProps = {
  pageId: string | undefined;
  saved: GrabberConfigValues;
  mark: string | undefined;
  onMark: (raw: string | undefined) => void;
};

/** What these settings read off the page: each field with its value, method, path and raw text, and what differs from the saved ones. */
export function PageTest({ pageId, saved, mark, onMark }: PageTestProps) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const config = useTypedConfig();
  const savedConfig = usableConfig(saved);
  const now = useTest(pageId, config);
  const before = useTest(pageId, savedConfig);
  const test = now.data;
  const columns = useFieldColumns(mark, onMark);
  return (
    <Section
      id="fields"
      title={t('whatIsRead')}
      actions={test && <span className={classes.count}>{t('offersOnPage', { count: test.offers.length })}</span>}
    >
      <div aria-live="polite" data-stale={now.isFetching || undefined} className={classes.test}>
        {!config && <p className={classes.problem}>{t('settingsUnusable')}</p>}
        {now.isError && <p className={classes.problem}>{t('testFailed')}</p>}
        {test && <TestNotes test={test} />}
        {test && test.offers.length > 0 && (
          <PlainTable
            label={t('whatIsRead')}
            rows={compareFields(fieldsOf(before.data), fieldsOf(test))}
            rowKey={({ name }) => name}
            columns={columns}
            empty={t('nothingRead')}
          />
        )}
        {test && test.offers.length > 1 && (
          <p className={classes.hint}>{t('firstOfOffers', { count: format.number(test.offers.length) })}</p>
        )}
      </div>
    </Section>
  );
}

function useTest(pageId: string | undefined, config: ReturnType<typeof usableConfig>) {
  return useQuery({
    ...pageTestQuery(
      pageId ?? '',
      config ?? { strategies: [], rules: [], currency: null, locale: null, condition: null },
    ),
    enabled: pageId !== undefined && config !== undefined,
  });
}

function TestNotes({ test: { reason, warnings, issues, offers } }: { test: GrabTest }) {
  const { say, sentence } = useWording();
  const issueText = useIssueText();
  const notes = [
    ...(reason && offers.length === 0 ? [sentence(reason)] : []),
    ...issues.map(issueText),
    ...[...warnings, ...(offers[0]?.warnings ?? [])].map(({ wording, detail }) => say(wording, detail)),
  ];
  return [...new Set(notes)].map((note) => (
    <p key={note} className={classes.note}>
      {note}
    </p>
  ));
}

const changeTones: Record<FieldChange, Tone> = { same: 'neutral', new: 'success', changed: 'warning', lost: 'danger' };

function useFieldColumns(mark: string | undefined, onMark: PageTestProps['onMark']): readonly PlainColumn<FieldPair>[] {
  const t = useMessages(grabbersMessages);
  return [
    {
      key: 'field',
      header: t('field'),
      cell: ({ name, change }) => (
        <>
          {namedText(t, english, 'field', name)}
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
      cell: ({ name, now }) => now && <MarkButton name={name} raw={now.raw} mark={mark} onMark={onMark} />,
    },
  ];
}

type MarkButtonProps = { name: string; raw: string; mark: string | undefined; onMark: PageTestProps['onMark'] };

function MarkButton({ name, raw, mark, onMark }: MarkButtonProps) {
  const t = useMessages(grabbersMessages);
  const isMarked = mark === raw;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-pressed={isMarked}
      aria-label={t('markField', { field: namedText(t, english, 'field', name) })}
      onClick={() => onMark(isMarked ? undefined : raw)}
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
