import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql, useListPages } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { UploadZone } from '../../ui/upload/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { countTexts } from './count-texts.ts';
import { importKind } from './import-of-products.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import {
  ImportPageDocument,
  ImportsListDocument,
  StartImportDocument,
  type ImportRowFragment,
  type ImportsListQuery,
} from './imports.operations.generated.ts';
import { isAtWork, stepTones } from './step-words.ts';

/** Takes a file of products, and leads to the imports that were begun before. */
export function UpdateProductScreen() {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const start = useStart();
  return (
    <RecordPage title={tNavigation('updateProduct')}>
      <UploadZone purpose="TABLE" accept=".csv,.tsv,.txt,.gz,text/csv" help={t('taken')} onComplete={start} />
      <EarlierImports />
    </RecordPage>
  );
}

/** Begins an import of an uploaded file, and opens it. */
function useStart() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refusal = useShowRefusal();
  return async (uploadId: string): Promise<void> => {
    try {
      const { startImport: result } = await requestGraphql(StartImportDocument, { kind: importKind, uploadId });
      if (result.__typename === 'NotAllowedNow') return refusal.refused(result);
      const { id } = result.import;
      queryClient.setQueryData([ImportPageDocument.name, { id }], { import: result.import });
      void queryClient.invalidateQueries({ queryKey: [ImportsListDocument.name] });
      await navigate({ to: '/products/update/$importId', params: { importId: id } });
    } catch (error) {
      // The upload stays, and is offered once more.
      refusal.failed(error);
    }
  };
}

const rowsOf = (data: ImportsListQuery) => data.imports;

function EarlierImports() {
  const t = useMessages(importsMessages);
  const columns = useImportColumns();
  const list = useListPages(ImportsListDocument, { kind: importKind }, rowsOf);
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

function useImportColumns(): readonly PlainColumn<ImportRowFragment>[] {
  const t = useMessages(importsMessages);
  const format = useFormat();
  return [
    {
      key: 'file',
      header: t('file'),
      isLong: true,
      cell: ({ id, fileName }) => (
        <Link to="/products/update/$importId" params={{ importId: id }}>
          {fileName}
        </Link>
      ),
    },
    {
      key: 'step',
      header: t('step'),
      cell: ({ step }) => <StatusDot tone={stepTones[step]} label={t(`state.${step}`)} />,
    },
    {
      key: 'rows',
      header: t('rows'),
      cell: ({ set }) => (set ? countTexts(t, format, set.counts).join(' · ') || <Absent /> : <Absent />),
    },
    { key: 'when', header: t('when'), cell: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
  ];
}
