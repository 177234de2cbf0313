import type { Email } from '@quarry/sample-data';

export const folders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash'] as const;
export type Folder = (typeof folders)[number];

export const labels = ['personal', 'company', 'important', 'private'] as const;
export type Label = (typeof labels)[number];

/** What the list shows: a folder, or the mails of the inbox that bear a label. */
export type MailView = { kind: 'folder'; folder: Folder } | { kind: 'label'; label: Label };

/** The view of an address; undefined when there is no such folder or label. */
export function viewOf(params: { folder?: string; label?: string }): MailView | undefined {
  if (params.label !== undefined) {
    const label = labels.find((name) => name === params.label);
    return label && { kind: 'label', label };
  }
  const folder = folders.find((name) => name === (params.folder ?? 'inbox'));
  return folder && { kind: 'folder', folder };
}

/** How the layer is asked for a view. */
export function queryOf(view: MailView): { folder: string; label?: string } {
  return view.kind === 'folder' ? { folder: view.folder } : { folder: 'inbox', label: view.label };
}

/** Whether a mail belongs to a view, by the layer's own rules; for mails that only this page knows. */
export function isInView(mail: Email, view: MailView, text = ''): boolean {
  const word = text.trim().toLowerCase();
  const found = [mail.subject, mail.from.name, mail.message.replaceAll(/<[^>]*>/g, ' ')].some((part) =>
    part.toLowerCase().includes(word),
  );
  return found && liesIn(mail, view);
}

function liesIn({ folder, isStarred, labels: own }: Email, view: MailView): boolean {
  if (view.kind === 'label') return folder === 'inbox' && own.includes(view.label);
  return view.folder === 'starred' ? isStarred && folder !== 'trash' : folder === view.folder;
}

export function newestFirst(mails: readonly Email[]): readonly Email[] {
  return mails.toSorted((left, right) => right.time.localeCompare(left.time));
}
