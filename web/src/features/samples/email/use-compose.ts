import { useQuery } from '@tanstack/react-query';
import type { Email, Mailbox } from '@quarry/sample-data';
import { useState } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { letterOf, type ComposeStart, type Letter } from './compose-start.ts';
import { emailMessages } from './email.messages.ts';
import { mailboxText, parseMailbox } from './message-text.ts';
import { useMailActions } from './use-mailbox.ts';

/** Whose mailbox it is. */
export function useOwner(): Email['from'] | undefined {
  const { data } = useQuery(sampleQuery('GET /apps/email/emails', { query: { folder: 'sent' } }));
  return data?.emails[0]?.from;
}

/** Everybody who is named in the mails of inbox and sent, as they are offered while typing. */
export function useKnownAddresses(): string[] {
  const inbox = useQuery(sampleQuery('GET /apps/email/emails', { query: { folder: 'inbox' } }));
  const sent = useQuery(sampleQuery('GET /apps/email/emails', { query: { folder: 'sent' } }));
  const named = [...(inbox.data?.emails ?? []), ...(sent.data?.emails ?? [])].flatMap(({ from, to, cc }) => [
    from,
    ...to,
    ...cc,
  ]);
  return [...new Set(named.map(mailboxText))].toSorted((left, right) => left.localeCompare(right));
}

/** A letter while it is written: kept as a draft, sent, or thrown away. */
export function useCompose(start: ComposeStart, owner: Email['from']) {
  const t = useMessages(emailMessages);
  const format = useFormat();
  const { keep, update, discard } = useMailActions();
  const [begun] = useState(() =>
    letterOf(start, owner.email, ({ from, time }) => t('quoteHead', { name: from.name, when: format.dateTime(time) })),
  );
  const [letter, setLetter] = useState<Letter>(begun);
  const [draftId, setDraftId] = useState(start.kind === 'draft' ? start.mail.id : undefined);
  const isChanged = JSON.stringify(letter) !== JSON.stringify(begun);

  const mailIn = (folder: 'draft' | 'sent'): Omit<Email, 'id'> => ({
    from: owner,
    to: mailboxesOf(letter.to),
    cc: mailboxesOf(letter.cc),
    bcc: mailboxesOf(letter.bcc),
    subject: letter.subject.trim(),
    message: letter.html,
    attachments: letter.attachments,
    isStarred: start.kind === 'draft' && start.mail.isStarred,
    labels: start.kind === 'draft' ? start.mail.labels : [],
    time: new Date().toISOString(),
    replies: [],
    folder,
    isRead: true,
  });

  const keepDraft = async () => {
    const id = await keep(mailIn('draft'), draftId);
    setDraftId(id);
  };
  const send = async () => {
    const mail = mailIn('sent');
    const id = await keep(mail, draftId);
    if (start.kind === 'reply' || start.kind === 'replyAll') {
      await update([start.mail.id], { replies: [...start.mail.replies, { ...mail, id }] });
    }
  };
  const drop = async () => {
    if (draftId !== undefined) await discard(draftId);
  };
  return { letter, setLetter, isChanged, isKept: draftId !== undefined, keepDraft, send, drop };
}

function mailboxesOf(texts: readonly string[]): readonly Mailbox[] {
  return texts.map(parseMailbox).filter((mailbox) => mailbox !== undefined);
}
