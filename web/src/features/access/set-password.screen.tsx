import { Button } from '@mantine/core';
import type { LinkFault } from '@quarry/contracts/access';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readLink } from '../../data/account-links.ts';
import { useMessages } from '../../i18n/index.ts';
import { EntryFrame } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { failureText } from './failure-text.ts';
import { keepToken, keptToken } from './kept-token.ts';
import { PasswordByLink } from './password-by-link.tsx';

/** Where a link leads that somebody was sent: a password is chosen, and they are signed in. */
export function SetPasswordScreen() {
  const t = useMessages(accessMessages);
  const router = useRouter();
  const { token: given } = useSearch({ strict: false });
  const [token] = useState(() => (given === undefined ? keptToken() : keepToken(given)));
  const link = useQuery({
    queryKey: ['account-link', token],
    queryFn: () => readLink(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [fault, setFault] = useState<LinkFault>();

  // Nobody reads the token over a shoulder, in a history or in a screenshot.
  useEffect(() => {
    if (given !== undefined) void router.navigate({ to: '.', search: {}, replace: true });
  }, [given, router]);
  useEffect(() => {
    document.title = `${t('choosePassword')} · Quarry`;
  }, [t]);

  if (link.error) {
    return (
      <EntryFrame title={t('choosePassword')} onSubmit={() => void link.refetch()}>
        <p role="alert">{failureText(t, link.error)}</p>
        <Button type="submit" loading={link.isFetching} fullWidth>
          {t('tryAgain')}
        </Button>
      </EntryFrame>
    );
  }
  const over = fault ?? (link.data?.kind === 'over' ? link.data.fault : undefined);
  if (over) return <LinkOver fault={over} />;
  return (
    <PasswordByLink token={token} link={link.data?.kind === 'open' ? link.data.link : undefined} onOver={setFault} />
  );
}

/** Why a link leads nowhere, and the one next step. */
function LinkOver({ fault }: { fault: LinkFault }) {
  const t = useMessages(accessMessages);
  const router = useRouter();
  const isNewOneWanted = fault === 'expired' || fault === 'replaced' || fault === 'unknown';
  return (
    <EntryFrame
      title={t('linkOver')}
      onSubmit={() => void router.navigate({ to: isNewOneWanted ? '/forgot-password' : '/login', replace: true })}
    >
      <p role="alert">{t(`link.${fault}`)}</p>
      <Button type="submit" fullWidth>
        {t(isNewOneWanted ? 'askForLink' : 'logIn')}
      </Button>
    </EntryFrame>
  );
}
