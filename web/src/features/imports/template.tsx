import { Button } from '@mantine/core';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { ImportKind } from './import-kinds.ts';
import { importsMessages } from './imports.messages.ts';
import { ImportTargetsDocument } from './imports.operations.generated.ts';
import { templateOf } from './template-file.ts';

/** A file with nothing but the columns that there are, to be filled in. */
export function Template({ kind, fileName }: { kind: ImportKind; fileName: string }) {
  const t = useMessages(importsMessages);
  const targets = useRecord(ImportTargetsDocument, { kind }).data?.importTargets;
  if (!targets) return null;
  return (
    <div>
      <Button variant="default" onClick={() => saveFile(templateOf(targets.map(({ name }) => name)), fileName)}>
        {t('template')}
      </Button>
    </div>
  );
}
