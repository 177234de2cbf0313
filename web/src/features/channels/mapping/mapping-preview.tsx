import { Link } from '@tanstack/react-router';
import { type Say, type Translate, useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Facts, Section } from '../../../ui/record/index.ts';
import { Absent, NumberText } from '../../../ui/values.tsx';
import classes from './mapping.module.css';
import { type english, mappingMessages } from './mapping.messages.ts';
import type { MappingPreviewState, Preview } from './use-mapping-preview.ts';

type Sample = Preview['samples'][number];
type MappingPreviewProps = {
  preview: MappingPreviewState;
  /** The field that is open. */
  field: string | undefined;
  isDirty: boolean;
  isSound: boolean;
};

const mostSamples = 10;

/** What the rules as they stand would change, and what they make of some products. */
export function MappingPreview({
  preview: { preview, isFetching, error, retry },
  field,
  isDirty,
  isSound,
}: MappingPreviewProps) {
  const t = useMessages(mappingMessages);
  const format = useFormat();
  return (
    <Section id="preview" title={t('preview')}>
      {!isSound && <p>{t('previewFaulty')}</p>}
      {isSound && error && <LoadProblem error={error} onRetry={retry} />}
      {preview && (
        <div className={classes.preview} aria-busy={isFetching || !isSound} aria-live="polite">
          {isDirty && (
            <Facts
              facts={[
                { label: t('changed'), value: <NumberText value={preview.changed} /> },
                { label: t('appearing'), value: <NumberText value={preview.appearing} /> },
                { label: t('refusedRows'), value: <NumberText value={preview.refused} /> },
                { label: t('changedRefused'), value: <NumberText value={preview.changedRefused} /> },
                {
                  label: t('compared'),
                  value: t('comparedOf', {
                    compared: format.number(preview.compared),
                    total: format.number(preview.total),
                  }),
                },
              ]}
            />
          )}
          {field === undefined ? <p>{t('openField')}</p> : <Samples samples={preview.samples} field={field} />}
        </div>
      )}
    </Section>
  );
}

function Samples({ samples, field }: { samples: readonly Sample[]; field: string }) {
  const t = useMessages(mappingMessages);
  const { sentence } = useWording();
  return (
    <PlainTable
      label={t('samplesOf', { name: field })}
      columns={sampleColumns(field, t, sentence)}
      rows={samples.slice(0, mostSamples)}
      rowKey={({ externalId }) => externalId}
      empty={t('noSamples')}
    />
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
  const values = of.find((one) => one.field === field)?.values ?? [];
  return values.length === 0 ? <Absent /> : <bdi>{values.join(', ')}</bdi>;
}
