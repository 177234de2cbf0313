import type { ReactNode } from 'react';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../button-link.tsx';
import { useReloadWhile } from '../use-reload-while.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { FirstFillingDocument } from './lifecycle.operations.generated.ts';

/** The first step of an empty screen: while the first filling reads its shops that they are being read, else what the screen asks for. */
export function StepUnlessFilling({ children }: { children: ReactNode }) {
  const t = useMessages(lifecycleMessages);
  const tNavigation = useMessages(navigationMessages);
  const format = useFormat();
  const query = useRecord(FirstFillingDocument, {});
  const filling = query.data?.dashboard.seed;
  useReloadWhile(filling?.state === 'running', query.refetch);
  if (query.isPending) return null;
  if (filling?.state !== 'running') return children;
  const share = format.percent(filling.done / Math.max(1, filling.total));
  return (
    <>
      <output>{t('fillingText', { share })}</output>
      <ButtonLink to="/" isPrimary>
        {tNavigation('dashboard')}
      </ButtonLink>
    </>
  );
}
