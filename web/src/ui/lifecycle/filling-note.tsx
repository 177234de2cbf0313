import type { ReactNode } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../button-link.tsx';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { useFilling } from './use-filling.ts';

/** The first step of an empty screen: while the demo data import reads its shops that they are being read, else what the screen asks for. */
export function StepUnlessFilling({ children }: { children: ReactNode }) {
  const t = useMessages(lifecycleMessages);
  const tNavigation = useMessages(navigationMessages);
  const { share, isPending } = useFilling();
  if (isPending) return null;
  if (share === undefined) return children;
  return (
    <>
      <output>{t('fillingText', { share })}</output>
      <ButtonLink to="/" isPrimary>
        {tNavigation('dashboard')}
      </ButtonLink>
    </>
  );
}
