import { storedPageAt } from '../../data/index.ts';
import { useFormat, useMessages, useWording, type Format, type Say } from '../../i18n/index.ts';
import { DiffList, type Difference } from '../../ui/diff-list.tsx';
import { offerValueMessages } from '../../ui/offer-values/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { SnapshotMakers } from '../../ui/snapshot-makers/index.ts';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { fieldText, type OfferTexts } from './offer-text.tsx';
import classes from './offer.module.css';
import { offersMessages } from './offers.messages.ts';
import type { SnapshotDetailFragment } from './offers.operations.generated.ts';

type SnapshotField = SnapshotDetailFragment['fields'][number];

type SnapshotFieldsProps = {
  snapshot: SnapshotDetailFragment;
  /** The one before, to tell what changed. */
  before: SnapshotDetailFragment | undefined;
};

/** Each field as it was read: value, raw text, method and the path to the very place. */
export function SnapshotFields({ snapshot, before }: SnapshotFieldsProps) {
  const t = useMessages(offersMessages);
  const tValues = useMessages(offerValueMessages);
  const format = useFormat();
  const { say, word } = useWording();
  return (
    <Section
      id="fields"
      title={`${t('fields')} · ${t('snapshotSeq', { seq: snapshot.seq })}`}
      actions={<StoredPageLink page={snapshot}>{t('storedPage')}</StoredPageLink>}
    >
      <SnapshotMakers madeBy={snapshot.madeBy} />
      {before && (
        <DiffList differences={changesOf(before, snapshot, word, (field) => fieldText(field, tValues, format))} />
      )}
      <PlainTable
        label={t('fields')}
        rows={snapshot.fields}
        rowKey={({ name }) => name}
        empty={t('fieldsEmpty')}
        columns={fieldColumns(t, (field) => fieldText(field, tValues, format), format, word, snapshot.storedPageUrl)}
      />
      {snapshot.warnings.length > 0 && (
        <div>
          <h3>{t('warnings')}</h3>
          <ul className={classes.warnings}>
            {snapshot.warnings.map(({ code, detail, wording }) => (
              <li key={`${code} ${detail}`}>{say(wording, detail)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

/** Only what differs: the table below shows everything. */
function changesOf(
  before: SnapshotDetailFragment,
  after: SnapshotDetailFragment,
  word: Say['word'],
  textOf: (field: SnapshotField) => string,
): Difference[] {
  const names = [...new Set([...before.fields, ...after.fields].map(({ name }) => name))];
  const textIn = ({ fields }: SnapshotDetailFragment, name: string) => {
    const field = fields.find((one) => one.name === name);
    return field ? textOf(field) : null;
  };
  return names
    .map((name) => ({ field: word(`field:${name}`), before: textIn(before, name), after: textIn(after, name) }))
    .filter((difference) => difference.before !== difference.after);
}

function fieldColumns(
  t: OfferTexts,
  textOf: (field: SnapshotField) => string,
  format: Format,
  word: Say['word'],
  storedPageUrl: string | null,
): PlainColumn<SnapshotField>[] {
  const inPage: PlainColumn<SnapshotField> = {
    key: 'inPage',
    header: t('storedPage'),
    cell: (field) => <InPage url={storedPageUrl ?? ''} field={field} label={word(`field:${field.name}`)} />,
  };
  return [
    { key: 'name', header: t('field'), cell: ({ name }) => <strong>{word(`field:${name}`)}</strong> },
    {
      key: 'value',
      header: t('value'),
      cell: (field) => <bdi className={classes.clamped}>{textOf(field)}</bdi>,
    },
    { key: 'raw', header: t('raw'), cell: ({ raw }) => <bdi className={classes.raw}>{raw}</bdi> },
    { key: 'method', header: t('method'), cell: ({ method }) => method },
    { key: 'path', header: t('path'), cell: ({ path }) => <code className={classes.code}>{path}</code> },
    {
      key: 'confidence',
      header: t('confidence'),
      isNumber: true,
      cell: ({ confidence }) => format.percent(confidence),
    },
    ...(storedPageUrl === null ? [] : [inPage]),
  ];
}

type InPageProps = { url: string; field: SnapshotField; label: string };

function InPage({ url, field, label }: InPageProps) {
  const t = useMessages(offersMessages);
  return (
    <a href={storedPageAt(url, field)} target="_blank" rel="noreferrer" aria-label={t('showInPage', { field: label })}>
      {t('show')}
    </a>
  );
}
