import type { Attachment, Email, Mailbox } from '@quarry/sample-data';
import { textOfHtml } from '../kit/html-text.ts';
import { mailboxText, markedSubject, quoted } from './message-text.ts';

/** What writing begins with. */
export type ComposeStart =
  | { kind: 'new' }
  | { kind: 'reply' | 'replyAll' | 'forward'; mail: Email }
  | { kind: 'draft'; mail: Email };

export type Letter = {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  html: string;
  attachments: readonly Attachment[];
};

/** The letter as it stands before anything is typed; `quoteHead` says who wrote what is quoted, and when. */
export function letterOf(start: ComposeStart, me: string, quoteHead: (mail: Email) => string): Letter {
  if (start.kind === 'new') return emptyLetter;
  const { mail } = start;
  if (start.kind === 'draft') {
    const { subject, attachments } = mail;
    const [to, cc, bcc] = [texts(mail.to), texts(mail.cc), texts(mail.bcc)];
    return { to, cc, bcc, subject, html: mail.message, attachments };
  }
  const last = mail.replies.at(-1) ?? mail;
  const html = quoted(quoteHead(last), last.message);
  if (start.kind === 'forward') {
    return { ...emptyLetter, subject: markedSubject('Fwd', mail.subject), html, attachments: mail.attachments };
  }
  const others = (mailboxes: readonly Mailbox[]) => texts(mailboxes.filter(({ email }) => email !== me));
  // An answer to one's own mail goes to whom that went.
  const to = last.from.email === me ? others(last.to) : others([last.from]);
  const cc = start.kind === 'replyAll' ? others([...last.to, ...last.cc]).filter((text) => !to.includes(text)) : [];
  return { ...emptyLetter, to, cc, subject: markedSubject('Re', mail.subject), html };
}

/** Whether there is anything worth keeping. */
export function isBlank({ to, cc, bcc, subject, html, attachments }: Letter): boolean {
  const isUnaddressed = to.length + cc.length + bcc.length === 0;
  return isUnaddressed && attachments.length === 0 && subject.trim() === '' && textOfHtml(html).trim() === '';
}

const emptyLetter: Letter = { to: [], cc: [], bcc: [], subject: '', html: '', attachments: [] };

function texts(mailboxes: readonly Mailbox[]): string[] {
  return mailboxes.map(mailboxText);
}
