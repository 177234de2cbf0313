import { Link } from '@tanstack/react-router';
import { type Say, type Translate, useMessages, useWording } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Absent } from '../../../ui/values.tsx';
import classes from './mapping.module.css';
import { type english, mappingMessages } from './mapping.messages.ts';
import type { MappingPreviewState, Preview } from './use-mapping-preview.ts';

type Sample = Preview['samples'][number];
type LiveValuesProps = {
  preview: MappingPreviewState;
  /** The field that is open. */
  field: string;
  isSound: boolean;
};

const mostSamples = 10;

/** What the rules of a field give for some products as they stand, beside these rules. */
export function LiveValues({ preview: { preview, isFetching, error, retry }, field, isSound }: LiveValuesProps) {
  const t = useMessages(mappingMessages);
  const { sentence } = useWording();
  const samples = preview?.samples.slice(0, mostSamples);
  return (
    <section className={classes.live} aria-label={t('liveValues', { name: field })}>
      {!isSound && <p className={classes.note}>{t('previewFaulty')}</p>}
      {isSound && error && <LoadProblem error={error} onRetry={retry} />}
      {samples && (
        <div aria-busy={isFetching || !isSound}>
          <PlainTable
            label={t('samplesOf', { name: field })}
            columns={sampleColumns(field, t, sentence)}
            rows={samples}
            rowKey={({ externalId }) => externalId}
            empty={t('noSamples')}
          />
        </div>
      )}
      <FirstValue sample={isSound && !isFetching ? samples?.[0] : undefined} field={field} />
    </section>
  );
}

/** Ten values that change at once are too many to be read out: the first one tells what became of an edit. */
function FirstValue({ sample, field }: { sample: Sample | undefined; field: string }) {
  const t = useMessages(mappingMessages);
  return (
    <output className="visually-hidden">
      {sample &&
        t('liveValue', {
          product: sample.product?.name ?? sample.externalId,
          value: valuesOf(sample.after, field).join(', ') || t('noValue'),
        })}
    </output>
  );
}

function sampleColumns(field: string, t: Translate<typeof english>, sentence: Say['sentence']): PlainColumn<Sample>[] {
  return [
    {
      key: 'product',
      header: t('product'),
      cell: ({ product, externalId }) =>
        product ? (
          <Link to="/products/$productId" params={{ productId: product.id }}>
            <bdi>{product.name}</bdi>
          </Link>
        ) : (
          externalId
        ),
    },
    { key: 'before', header: t('before'), cell: ({ before }) => <Values of={before} field={field} /> },
    { key: 'after', header: t('after'), cell: ({ after }) => <Values of={after} field={field} /> },
    {
      key: 'issues',
      header: t('issues'),
      cell: ({ issues }) => {
        const own = issues.filter((one) => one.field === field || one.field.startsWith(`${field}.`));
        return own.length === 0 ? <Absent /> : <bdi>{own.map(({ detail }) => sentence(detail)).join(' ')}</bdi>;
      },
    },
  ];
}

function Values({ of, field }: { of: Sample['before']; field: string }) {
  const values = valuesOf(of, field);
  return values.length === 0 ? <Absent /> : <bdi>{values.join(', ')}</bdi>;
}

function valuesOf(of: Sample['before'], field: string): readonly string[] {
  return of.find((one) => one.field === field)?.values ?? [];
}
