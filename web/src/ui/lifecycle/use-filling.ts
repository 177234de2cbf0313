import { useRecord } from '../../data/index.ts';
import { useFormat } from '../../i18n/index.ts';
import { useReloadWhile } from '../use-reload-while.ts';
import { FirstFillingDocument } from './lifecycle.operations.generated.ts';

/** How much of the demo data import is done while it runs, in the reader's signs, and whether that is known yet. */
export function useFilling(): { share: string | undefined; isPending: boolean } {
  const format = useFormat();
  const query = useRecord(FirstFillingDocument, {});
  const filling = query.data?.dashboard.seed;
  const isRunning = filling?.state === 'running';
  useReloadWhile(isRunning, query.refetch);
  const share = isRunning ? format.percent(filling.done / Math.max(1, filling.total)) : undefined;
  return { share, isPending: query.isPending };
}
