import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useAbilities } from '../../../data/index.ts';
import { useFormat, useMessages, type Format, type Translate } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Facts } from '../../../ui/record/index.ts';
import { Absent, RelativeTime } from '../../../ui/values.tsx';
import { SettingEntry } from '../setting-entry.tsx';
import { settingsMessages } from '../settings.messages.ts';
import type { SettingDetailFragment } from '../settings.operations.generated.ts';
import classes from '../settings.module.css';
import { type english, storageMessages } from './storage.messages.ts';
import type { AmountFragment, StoredKindDetailFragment } from './storage.operations.generated.ts';

type Month = StoredKindDetailFragment['months'][number];
type Shop = StoredKindDetailFragment['shops'][number];
type T = Translate<typeof english>;

type StoredKindProps = {
  kind: StoredKindDetailFragment;
  /** Before the first count nobody knows how much is kept. */
  isCounted: boolean;
  setting: SettingDetailFragment | undefined;
  entry: Pick<ComponentProps<typeof SettingEntry>, 'open' | 'onOpen'> | undefined;
};

/** One kind: its limit, how much is kept, what stays and what goes, by month and by shop. */
export function StoredKind({ kind, isCounted, setting, entry }: StoredKindProps) {
  const t = useMessages(storageMessages);
  const format = useFormat();
  const { kept, held, due, lastFreed, months, shops } = kind;
  return (
    <>
      {setting && entry && <SettingEntry setting={setting} {...entry} />}
      <Facts
        facts={[
          { label: t('kept'), value: amountText(t, format, kept) },
          { label: t('held'), value: amountText(t, format, held) },
          { label: t('due'), value: amountText(t, format, due) },
          ...(lastFreed
            ? [
                {
                  label: t('lastFreed'),
                  value: (
                    <>
                      {amountText(t, format, lastFreed)} · <RelativeTime at={lastFreed.at} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {kind.kind !== 'STORED_PAGES' && months.length > 0 && <p className={classes.source}>{t('estimated')}</p>}
      <Months kind={kind} empty={t(isCounted ? 'nothingKept' : 'notCountedYet')} />
      {shops.length > 0 && <Shops shops={shops} unit={setting?.form.unit} />}
    </>
  );
}

function amountText(t: T, format: Format, { rows, bytes }: AmountFragment): ReactNode {
  return rows === 0 ? <Absent /> : t('amount', { count: rows, bytes: format.bytes(bytes) });
}

/** More than a year is shown when it is asked for. */
const shownMonths = 13;

type MonthsProps = { kind: StoredKindDetailFragment; empty: string };

function Months({ kind: { kind, months }, empty }: MonthsProps) {
  const t = useMessages(storageMessages);
  const format = useFormat();
  const mayReadTrail = useAbilities().can('read', 'Audit');
  const [isWhole, setWhole] = useState(false);
  const nameOf = (month: Month) =>
    kind === 'AUDIT' && mayReadTrail ? <TrailOf month={month.month} /> : format.month(month.month);
  const rows = isWhole ? months : months.slice(0, shownMonths);
  return (
    <>
      <h3>{t('byMonth')}</h3>
      <PlainTable
        label={t('byMonth')}
        columns={monthColumns(t, format, nameOf)}
        rows={rows}
        rowKey={({ month }) => month}
        empty={empty}
      />
      {rows.length < months.length && (
        <div>
          <Button variant="default" size="xs" onClick={() => setWhole(true)}>
            {t('allMonths', { count: months.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function monthColumns(t: T, format: Format, nameOf: (month: Month) => ReactNode): PlainColumn<Month>[] {
  return [
    { key: 'month', header: t('month'), cell: nameOf },
    { key: 'kept', header: t('kept'), cell: ({ kept }) => amountText(t, format, kept), isNumber: true },
    { key: 'held', header: t('held'), cell: ({ held }) => amountText(t, format, held), isNumber: true },
    { key: 'due', header: t('due'), cell: ({ due }) => amountText(t, format, due), isNumber: true },
    {
      key: 'goesAt',
      header: t('goesAt'),
      cell: ({ goesAt }) => (goesAt === null ? t('forEver') : format.day(goesAt.slice(0, 10))),
    },
  ];
}

/** Leads to the changes of a month. */
function TrailOf({ month }: { month: string }) {
  const format = useFormat();
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const filter = [`since:${month}-01T00:00:00.000Z`, `until:${next.toISOString()}`];
  return (
    <Link to="/audit" search={{ filter }}>
      {format.month(month)}
    </Link>
  );
}

function Shops({ shops, unit }: { shops: readonly Shop[]; unit: string | null | undefined }) {
  const t = useMessages(storageMessages);
  const tSettings = useMessages(settingsMessages);
  const format = useFormat();
  const limitText = ({ limit, isOwnLimit }: Shop) => {
    const text = tSettings(unit === 'months' ? 'unit.months' : 'unit.days', { count: limit });
    return isOwnLimit ? `${text} · ${t('ownLimit')}` : text;
  };
  return (
    <>
      <h3>{t('byShop')}</h3>
      <PlainTable
        label={t('byShop')}
        columns={shopColumns(t, format, limitText)}
        rows={shops}
        rowKey={({ id }) => id}
        empty={t('nothingKept')}
      />
    </>
  );
}

function shopColumns(t: T, format: Format, limitText: (shop: Shop) => string): PlainColumn<Shop>[] {
  return [
    { key: 'shop', header: t('shop'), cell: (shop) => <ToShop shop={shop} /> },
    { key: 'kept', header: t('kept'), cell: ({ kept }) => amountText(t, format, kept), isNumber: true },
    { key: 'due', header: t('due'), cell: ({ due }) => amountText(t, format, due), isNumber: true },
    { key: 'limit', header: t('limit'), cell: limitText },
  ];
}

/** Leads to the same of one shop, where its own limit is set. */
function ToShop({ shop: { id, name } }: { shop: Shop }) {
  return (
    <Link to="/settings/storage" search={{ shop: id }}>
      {name}
    </Link>
  );
}
