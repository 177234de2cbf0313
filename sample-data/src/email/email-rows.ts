import { colleague, deskOwner, type ColleagueName } from '../kit/colleagues.ts';
import { minutesBefore } from '../kit/dates.ts';
import { sceneOf } from '../kit/pictures/scene.ts';
import { letters, type Letter, type Sender } from './letters.ts';

export const emailFolders = ['inbox', 'draft', 'spam', 'sent', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

export const emailLabels = ['personal', 'company', 'important', 'private'] as const;

export type Mailbox = { name: string; email: string };
export type Attachment = { fileName: string; thumbnail: string; url: string; size: string };

export type Email = {
  id: number;
  from: Mailbox & { avatar: string };
  to: readonly Mailbox[];
  cc: readonly Mailbox[];
  bcc: readonly Mailbox[];
  subject: string;
  message: string;
  attachments: readonly Attachment[];
  isStarred: boolean;
  labels: readonly string[];
  time: string;
  replies: readonly Email[];
  /** Never `starred`: that is a view of all folders. */
  folder: EmailFolder;
  isRead: boolean;
};

const me = { name: deskOwner.fullName, email: deskOwner.email, avatar: deskOwner.avatar };

function mailboxOf(name: ColleagueName): Mailbox {
  return { name: colleague[name].fullName, email: colleague[name].email };
}

function senderOf(from: Sender): Email['from'] {
  if (from === 'me') return me;
  if (typeof from === 'string') return { ...mailboxOf(from), avatar: colleague[from].avatar };
  return { name: from[0], email: from[1], avatar: '' };
}

const withoutAvatar = ({ name, email }: Email['from']): Mailbox => ({ name, email });

function attachmentOf(file: string): Attachment {
  const [fileName = '', size = ''] = file.split(' ');
  const drawing = sceneOf(fileName);
  return { fileName, thumbnail: drawing, url: drawing, size };
}

function emailOf(
  letter: Letter,
  id: number,
  now: number,
  nextId: () => number,
  folder = letter.folder ?? 'inbox',
): Email {
  const from = senderOf(letter.from);
  return {
    id,
    from,
    to: letter.to?.map(mailboxOf) ?? [withoutAvatar(me)],
    cc: letter.cc?.map(mailboxOf) ?? [],
    bcc: [],
    subject: letter.subject,
    message: letter.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    attachments: letter.files?.map(attachmentOf) ?? [],
    isStarred: letter.isStarred ?? false,
    labels: letter.labels?.split(' ') ?? [],
    time: minutesBefore(now, letter.hoursAgo * 60).toISOString(),
    replies: (letter.replies ?? []).map((reply) =>
      emailOf({ ...reply, subject: `Re: ${letter.subject}` }, nextId(), now, nextId, folder),
    ),
    folder,
    isRead: letter.isRead ?? folder !== 'inbox',
  };
}

/** The newest first; replies have ids of their own. */
export function startEmails(now: number): readonly Email[] {
  let lastReplyId = 100;
  const nextId = () => ++lastReplyId;
  return letters.map((letter, index) => emailOf(letter, index + 1, now, nextId));
}
