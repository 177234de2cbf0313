import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { UploadZone } from '../../ui/upload/index.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { importsMessages } from './imports.messages.ts';
import { useStartImport } from './use-start-import.ts';

/** Takes a file of products, and leads to the imports that were begun before. */
export function UpdateProductScreen() {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const start = useStartImport('PRODUCTS');
  return (
    <RecordPage title={tNavigation('updateProduct')}>
      <UploadZone purpose="TABLE" accept=".csv,.tsv,.txt,.gz,text/csv" help={t('taken')} onComplete={start} />
      <EarlierImports kind="PRODUCTS" />
    </RecordPage>
  );
}
