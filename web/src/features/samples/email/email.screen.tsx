import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KeyHints } from '../../../ui/key-hints.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { AppFrame } from '../kit/app-frame.tsx';
import { Compose } from './compose.tsx';
import type { ComposeStart } from './compose-start.ts';
import { emailMessages } from './email.messages.ts';
import { EmailSide } from './email-side.tsx';
import { MailList } from './mail-list.tsx';
import { viewLink } from './mail-links.ts';
import { OpenMail } from './open-mail.tsx';
import { viewOf, type MailView } from './mail-view.ts';
import { useOwner } from './use-compose.ts';
import { useMailKeys } from './use-mail-keys.ts';
import { useMailList } from './use-mailbox.ts';

/** A mailbox: folders and labels, the mails in them, and one mail beside the list. */
export function EmailScreen() {
  const t = useMessages(emailMessages);
  const view = viewOf(useParams({ strict: false }));
  if (view) return <Mailbox key={view.kind === 'label' ? `label ${view.label}` : view.folder} view={view} />;
  return (
    <Problem title={t('noFolder')} text={t('noFolderText')}>
      <ButtonLink to="/apps/email">{t('toInbox')}</ButtonLink>
    </Problem>
  );
}

function Mailbox({ view }: { view: MailView }) {
  const t = useMessages(emailMessages);
  const navigate = useNavigate();
  const { mailId } = useParams({ strict: false });
  const openId = mailId === undefined ? undefined : Number(mailId);
  const { q: text = '' } = useSearch({ strict: false });
  const { query, mails } = useMailList(view, text);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [writing, setWriting] = useState<ComposeStart>();
  const owner = useOwner();
  const searchField = useRef<HTMLInputElement>(null);
  useShowRecordName(t(view.kind === 'label' ? view.label : view.folder));
  useReturnFocus(openId);

  const goTo = (id: number | undefined) => navigate(viewLink(view, id));
  const neighbour = (step: 1 | -1) => mails[mails.findIndex(({ id }) => id === openId) + step]?.id;
  const step = (by: 1 | -1) => {
    const id = neighbour(by);
    if (id !== undefined) void goTo(id);
  };
  const onGone = () => void goTo(neighbour(1) ?? neighbour(-1));
  useMailKeys({
    mails,
    openId,
    selected,
    onSelect: setSelected,
    onStep: step,
    onGone,
    onClose: () => void goTo(undefined),
    onWrite: setWriting,
    onSearch: () => searchField.current?.focus(),
  });

  return (
    <>
      <AppFrame
        title={t('title')}
        actions={
          <Button
            leftSection={<IconPencilPlus size={16} aria-hidden />}
            aria-keyshortcuts="c"
            onClick={() => setWriting({ kind: 'new' })}
          >
            {t('compose')}
          </Button>
        }
        side={{ label: t('places'), content: <EmailSide view={view} /> }}
        list={
          <MailList
            view={view}
            text={text}
            query={query}
            mails={mails}
            openId={openId}
            selected={selected}
            searchField={searchField}
            onSelect={setSelected}
          />
        }
        detail={
          openId !== undefined && (
            <OpenMail mailId={openId} view={view} mails={mails} onStep={step} onGone={onGone} onWrite={setWriting} />
          )
        }
      />
      <KeyHints
        hints={[
          { keys: ['j', 'k'], label: t('keyStep') },
          { keys: ['x'], label: t('keySelect') },
          { keys: ['s'], label: t('keyStar') },
          { keys: ['e'], label: t('keyDone') },
          { keys: ['#'], label: t('keyTrash') },
          { keys: ['r'], label: t('keyReply') },
          { keys: ['c'], label: t('keyCompose') },
          { keys: ['/'], label: t('keySearch') },
          { keys: ['u'], label: t('keyBack') },
        ]}
      />
      {writing && owner && (
        <Compose
          key={JSON.stringify([writing.kind, 'mail' in writing && writing.mail.id])}
          start={writing}
          owner={owner}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

/** Anyone who closes a mail is back at its row. */
function useReturnFocus(openId: number | undefined): void {
  const last = useRef<number>(undefined);
  const closed = useEffectEvent(() => {
    document.querySelector<HTMLElement>(`[data-mail="${last.current}"]`)?.focus();
  });
  useEffect(() => {
    if (openId === undefined && last.current !== undefined) closed();
    last.current = openId;
  }, [openId]);
}
