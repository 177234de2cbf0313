import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { categoryCell } from './category-cell.tsx';
import { FirstShown } from './first-shown.tsx';
import { pathText } from './node-picker.tsx';
import classes from './taxonomies.module.css';
import { taxonomiesMessages } from './taxonomies.messages.ts';
import { TaxonomyLinksDocument, type TaxonomyFieldsFragment } from './taxonomies.operations.generated.ts';

const words = { AMBIGUOUS: 'AMBIGUOUS', DIFFERS: 'DIFFERS', GONE: 'LOST' } as const;

/** How our categories stand to a taxonomy: what their names could not settle leads to the category. */
export function LinksByName({ taxonomy: { publisher, files } }: { taxonomy: TaxonomyFieldsFragment }) {
  const t = useMessages(taxonomiesMessages);
  const format = useFormat();
  const language = files.find((one) => one.language.startsWith('en'))?.language ?? files[0]?.language ?? 'en';
  const query = useQuery(documentQuery(TaxonomyLinksDocument, { publisher, language }));
  const report = query.data?.taxonomyLinks;
  return (
    <Section id={`links-${publisher}`} title={t('links', { taxonomy: t(publisher) })}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {report && (
        <>
          <p className={classes.note}>
            {t('linkCounts', {
              linked: format.number(report.linkedCount),
              problems: format.number(report.problemCount),
              unnamed: format.number(report.unnamedCount),
            })}
          </p>
          <PlainTable
            label={t('links', { taxonomy: t(publisher) })}
            rows={report.rows}
            rowKey={({ category }) => category.id}
            empty={t('noProblems')}
            columns={[
              {
                key: 'category',
                header: t('category'),
                cell: categoryCell,
              },
              { key: 'problem', header: t('problem'), cell: ({ problem }) => t(words[problem]) },
              { key: 'id', header: t('id'), cell: ({ externalId }) => externalId ?? '' },
              {
                key: 'candidates',
                header: t('candidates'),
                cell: ({ candidates }) =>
                  format.clauses(candidates.map(({ externalId, path }) => `${externalId} ${pathText(path)}`)),
                isLong: true,
              },
            ]}
          />
          <FirstShown shown={report.rows.length} all={report.problemCount} />
        </>
      )}
    </Section>
  );
}
