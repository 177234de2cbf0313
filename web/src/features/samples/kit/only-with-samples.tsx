import type { ReactNode } from 'react';
import { useAbilities } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Problem } from '../../../ui/problem.tsx';
import { maySeeSamples } from './sample-route.ts';

/** What stands without the shell, which would have asked: for those who may see samples, and for others that they may not. */
export function OnlyWithSamples({ children }: { children: ReactNode }) {
  const t = useMessages(kitMessages);
  const { action, subject } = maySeeSamples;
  if (useAbilities().can(action, subject)) return children;
  return <Problem title={t('notAllowedTitle')} text={t('notAllowedText')} />;
}
