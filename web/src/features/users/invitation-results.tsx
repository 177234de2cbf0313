import { Button } from '@mantine/core';
import { linkHours } from '@quarry/contracts/access';
import { Link } from '@tanstack/react-router';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { addressOfLink, CopyLinks } from './made-link.tsx';
import classes from './users.module.css';
import { usersMessages, type english } from './users.messages.ts';
import type { InviteUsersMutation } from './users.operations.generated.ts';

type Answer = Extract<InviteUsersMutation['inviteUsers'], { __typename: 'UsersInvited' }>;
export type InvitationResult = Answer['results'][number];

/** What became of every entry of a pasted list, with the links, which are shown this once. */
export function InvitationResults({ results, onMore }: { results: readonly InvitationResult[]; onMore: () => void }) {
  const t = useMessages(usersMessages);
  const links = results.flatMap(({ user, link }) => (link ? [`${user?.email ?? ''}\t${addressOfLink(link)}`] : []));
  return (
    <Section id="results" title={t('results')}>
      {links.length > 0 && <p>{t('linksShownOnce', { hours: linkHours })}</p>}
      <PlainTable
        label={t('results')}
        columns={resultColumns(t)}
        rows={results}
        rowKey={(result) => results.indexOf(result)}
        empty=""
      />
      <div className={classes.steps}>
        {links.length > 1 && <CopyLinks text={links.join('\n')} label={t('copyAllLinks')} />}
        <Button variant="default" onClick={onMore}>
          {t('inviteMore')}
        </Button>
      </div>
    </Section>
  );
}

function resultColumns(t: Translate<typeof english>): PlainColumn<InvitationResult>[] {
  return [
    { key: 'line', header: t('line'), isNumber: true, cell: ({ line }) => line },
    { key: 'entry', header: t('entry'), isLong: true, cell: (result) => <Entry {...result} /> },
    { key: 'outcome', header: t('outcome'), cell: ({ outcome }) => t(`invitation.${outcome}`) },
    { key: 'link', header: t('link'), cell: (result) => <HandedLink {...result} /> },
  ];
}

function Entry({ text, user }: Pick<InvitationResult, 'text' | 'user'>) {
  // What somebody pasted may be one long word.
  if (!user) return <bdi>{text}</bdi>;
  return (
    <Link to="/users/$userId" params={{ userId: user.id }}>
      <bdi>{user.email}</bdi>
    </Link>
  );
}

function HandedLink({ link, user }: Pick<InvitationResult, 'link' | 'user'>) {
  const t = useMessages(usersMessages);
  if (!link) return null;
  return (
    <span className={classes.handed}>
      {t(`mailed.${link.mail}`)}
      <CopyLinks text={addressOfLink(link)} name={t('copyLinkOf', { email: user?.email ?? '' })} />
    </span>
  );
}
