import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useListPages } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useUndoneText } from '../../ui/bulk-run/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { countTexts } from './count-texts.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import { ImportsListDocument, type ImportRowFragment, type ImportsListQuery } from './imports.operations.generated.ts';
import { isAtWork, type Step, stepTones } from './step-words.ts';

const rowsOf = (data: ImportsListQuery) => data.imports;

/** The imports of a kind that the person began before. */
export function EarlierImports({ kind }: { kind: ImportKind }) {
  const t = useMessages(importsMessages);
  const columns = useImportColumns(kind);
  const list = useListPages(ImportsListDocument, { kind }, rowsOf);
  useReloadWhile(
    list.rows.some(({ step }) => isAtWork(step)),
    list.reload,
  );
  return (
    <Section id="earlier" title={t('earlier')}>
      {list.error && list.rows.length === 0 ? (
        <LoadProblem error={list.error} onRetry={() => void list.reload()} />
      ) : (
        <div aria-busy={list.isPending} className={classes.list}>
          {!list.isPending && (
            <PlainTable
              label={t('earlier')}
              columns={columns}
              rows={list.rows}
              rowKey={({ id }) => id}
              empty={t('noneYet')}
            />
          )}
        </div>
      )}
      {list.hasMore && (
        <div>
          <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Where nothing was taken back, what was applied still stands. */
function stateOf(step: Step, undone: ImportRowFragment['undone']): Step | 'UNDONE' | 'UNDONE_IN_PART' {
  if (!undone || undone.done === 0) return step;
  return undone.left === 0 && undone.kept === 0 ? 'UNDONE' : 'UNDONE_IN_PART';
}

function useImportColumns(kind: ImportKind): readonly PlainColumn<ImportRowFragment>[] {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const undoneText = useUndoneText();
  const { place } = importKinds[kind];
  return [
    {
      key: 'file',
      header: t('file'),
      isLong: true,
      cell: ({ id, fileName }) => (
        <Link to={importKinds[kind].page} params={{ importId: id }}>
          {fileName}
        </Link>
      ),
    },
    ...(place
      ? [
          {
            key: 'within',
            header: t(place),
            cell: ({ within }: ImportRowFragment) => within?.name ?? <Absent />,
          },
        ]
      : []),
    {
      key: 'step',
      header: t('step'),
      cell: ({ step, undone }) => (
        <StatusDot
          tone={undone && undone.done > 0 ? 'neutral' : stepTones[step]}
          label={t(`state.${stateOf(step, undone)}`)}
        />
      ),
    },
    {
      key: 'rows',
      header: t('rows'),
      cell: ({ set, undone }) => {
        const counted = set ? countTexts(t, format, set.counts) : [];
        const texts = undone ? [...counted, undoneText({ ...undone, refused: undone.left })] : counted;
        return texts.join(' · ') || <Absent />;
      },
    },
    { key: 'when', header: t('when'), cell: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
  ];
}
