import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { recordLink } from '../routing/index.ts';
import { bulkMessages } from './bulk.messages.ts';
import type { BulkProgressFragment } from './bulk.operations.generated.ts';
import { isAtWork, useBulkRun } from './use-bulk-run.ts';

type Undone = Pick<BulkProgressFragment, 'done' | 'refused' | 'kept'> & { total?: number | null };

/** How far something was taken back, in words. */
export function useUndoneText(): (undone: Undone) => string {
  const t = useMessages(bulkMessages);
  const format = useFormat();
  return useCallback(
    ({ done, refused, kept, total = null }) => {
      const left = (total ?? 0) - done - refused;
      return [
        t('undone', { count: done }),
        ...(refused > 0 ? [t('notUndone', { count: refused })] : []),
        ...(left > 0 ? [t('left', { count: format.number(left) })] : []),
        ...(kept > 0 ? [t('keptFields', { count: kept })] : []),
      ].join(' · ');
    },
    [t, format],
  );
}

/** How far the run came that takes another one back, and the way to it. */
export function UndoneBy({ id }: { id: string }) {
  const t = useMessages(bulkMessages);
  const textOf = useUndoneText();
  const run = useBulkRun(id);
  const link = recordLink('bulk_run', id);
  const words = () => {
    if (!run) return t('undoJob');
    return isAtWork(run) ? t('undoing') : textOf(run);
  };
  return link && <Link {...link}>{words()}</Link>;
}
