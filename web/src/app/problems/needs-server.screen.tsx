import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { useMatches } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Problem } from '../../ui/problem.tsx';
import { sampleModeMessages } from './sample-mode.messages.ts';

/** What a screen of the product shows where there is no server. */
export function NeedsServerScreen() {
  const t = useMessages(sampleModeMessages);
  const tNavigation = useMessages(navigationMessages);
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'dashboard';
  return (
    <Problem title={tNavigation(title)} text={t('needsServer')}>
      <ButtonLink to="/">{t('toSamples')}</ButtonLink>
    </Problem>
  );
}
