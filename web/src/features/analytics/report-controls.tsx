import {
  type FigureDimension,
  isInTime,
  isNarrowedTo,
  isState,
  type Measure,
  periodComparisons,
  periodKinds,
} from '@quarry/contracts/analytics';
import { NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { activeFilters, choiceFilter, FilterLine, recordFilter } from '../../ui/list-screen/index.ts';
import type { ListSearch } from '../../ui/routing/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { isOfNow, noComparison, type ReportQuestion } from './report-question.ts';

type ReportControlsProps = {
  question: ReportQuestion;
  search: ListSearch;
  readable: readonly Measure[];
  /** What rows may be of. */
  dimensions: readonly FigureDimension[];
  /** Currencies that there are figures in. */
  currencies: readonly string[];
  /** The days that are shown, with which a period of one's own begins. */
  days: { from: string; until: string } | undefined;
  /** What is wrong with a field, in words. */
  problemOf: (path: string) => string | undefined;
  onSet: (fields: Readonly<Record<string, readonly string[]>>) => void;
};

const narrowing = ['shopId', 'channelId', 'brandId', 'currency'] as const;

/** What is asked of a report: period, comparison, what each row is of, and what it is narrowed to. */
export function ReportControls(props: ReportControlsProps) {
  const { question, search, readable, dimensions: counted, currencies, days, problemOf, onSet } = props;
  const t = useMessages(analyticsMessages);
  const isNow = isOfNow(readable, question.by);
  const isTrend = (by: FigureDimension) => isInTime(by) && readable.some(isState);
  const isNarrowed = (field: (typeof narrowing)[number]) =>
    question.report === 'sales' ||
    question[field].length > 0 ||
    isNarrowedTo(question.report, field, isTrend(question.by));
  const isOfChannels = counted.includes('CHANNEL');
  const isOfBrands = counted.includes('BRAND');
  const isKept = (by: FigureDimension) =>
    question.report === 'sales' ||
    narrowing.every((field) => question[field].length === 0 || isNarrowedTo(question.report, field, isTrend(by)));
  const choices = counted.filter((by) => by === question.by || (isCountable(by, question) && isKept(by)));
  const setPeriod = (period: string) =>
    onSet({
      period: [period],
      from: period === 'CUSTOM' && days ? [days.from] : [],
      until: period === 'CUSTOM' && days ? [days.until] : [],
    });
  const filters = activeFilters(
    [
      ...(isNarrowed('shopId') ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      ...(isOfChannels && isNarrowed('channelId') ? [recordFilter('channelId', t('channel'), 'Channel')] : []),
      ...(isOfBrands && isNarrowed('brandId') ? [recordFilter('brandId', t('brand'), 'Brand')] : []),
      ...(question.report !== 'sales'
        ? []
        : [
            {
              ...choiceFilter(
                'currency',
                t('currency'),
                currencies.map((code) => ({ value: code, label: code })),
              ),
              read: (code: string) => ({ value: code, label: code }),
            },
          ]),
    ],
    search,
  );
  return (
    <>
      <div className={classes.controls}>
        {!isNow && (
          <NativeSelect
            label={t('period')}
            value={question.period}
            onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
            data={periodKinds.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        )}
        {question.period === 'CUSTOM' && !isNow && (
          <>
            <DayField
              label={t('from')}
              day={question.from}
              problem={problemOf('period.from')}
              onDay={(day) => onSet({ from: day })}
            />
            <DayField
              label={t('until')}
              day={question.until}
              problem={problemOf('period.until')}
              onDay={(day) => onSet({ until: day })}
            />
          </>
        )}
        {!readable.every(isState) && (
          <NativeSelect
            label={t('compare')}
            value={question.compare ?? noComparison}
            onChange={({ currentTarget }) => onSet({ compare: [currentTarget.value] })}
            data={([...periodComparisons, noComparison] as const).map((value) => ({
              value,
              label: t(`compare.${value}`),
            }))}
          />
        )}
        <NativeSelect
          label={t('rowsBy')}
          value={question.by}
          error={problemOf('by')}
          onChange={({ currentTarget }) => onSet({ by: [currentTarget.value] })}
          data={choices.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
      </div>
      <div className={classes.filters}>
        <FilterLine
          filters={{
            filters,
            setFilter: (field, values) => onSet({ [field]: values }),
            clear: () => onSet(Object.fromEntries(narrowing.map((field) => [field, []]))),
          }}
        />
      </div>
    </>
  );
}

/** Goods are counted by shop and not by channel. */
function isCountable(by: ReportQuestion['by'], { report, channelId, brandId }: ReportQuestion): boolean {
  if (report !== 'sales') return true;
  if (by === 'PRODUCT' || by === 'CATEGORY' || by === 'BRAND') return channelId.length === 0;
  return by !== 'CHANNEL' || brandId.length === 0;
}

type DayFieldProps = {
  label: string;
  day: string;
  problem: string | undefined;
  onDay: (day: string[]) => void;
};

/** Before it, a year is not typed to its end. */
const firstDay = '1900-01-01';

/** A day of a period; one that is half typed is kept until it is whole. */
function DayField({ label, day, problem, onDay }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    setTyped(day);
  }
  const take = (text: string) => {
    if (text !== day) onDay(text === '' ? [] : [text]);
  };
  return (
    <TextInput
      id={id}
      type="date"
      label={label}
      value={typed}
      max="9999-12-31"
      error={problem}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value >= firstDay) take(value);
      }}
      onBlur={() => take(typed)}
    />
  );
}
