import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Email } from '@quarry/sample-data';
import { requestSample, sampleQuery, useForgetSamples } from '../../../data/index.ts';
import { keptPlace, useKept } from '../kit/use-kept.ts';
import { isInView, labels, newestFirst, queryOf, type Label, type MailView } from './mail-view.ts';

export type MailChanges = Partial<Pick<Email, 'isRead' | 'isStarred' | 'folder' | 'replies' | 'labels'>>;

const listOperation = 'GET /apps/email/emails';
const openOperation = 'GET /apps/email/get-email';
const firstLocalId = 1001;

/** The mails that were written in this page: the layer has no operation for them. */
const written = keptPlace<readonly Email[]>('mails', []);

/** The mails of a view, those of the layer and those written in this page alike. */
export function useMailList(view: MailView, text: string) {
  const asked = sampleQuery(listOperation, { query: { ...queryOf(view), q: text } });
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const [rows] = useKept(written);
  const own = rows.filter((mail) => isInView(mail, view, text));
  return { query, mails: newestFirst([...(query.data?.emails ?? []), ...own]) };
}

/** What stands beside folders and labels: the unread, the drafts, and how many of the inbox bear a label. */
export function useMailCounts(): Readonly<Record<'inbox' | 'draft' | 'spam' | Label, number>> {
  const { data } = useQuery(sampleQuery(listOperation, { query: { folder: 'inbox' } }));
  const [rows] = useKept(written);
  const unread = (folder: string) => rows.filter((mail) => mail.folder === folder && !mail.isRead).length;
  const inbox = [...(data?.emails ?? []), ...rows.filter(({ folder }) => folder === 'inbox')];
  const labelled = (label: Label) => inbox.filter((mail) => mail.labels.includes(label)).length;
  const [personal, company, important, ofPrivate] = labels.map(labelled) as [number, number, number, number];
  return {
    inbox: (data?.emailsMeta.inbox ?? 0) + unread('inbox'),
    draft: (data?.emailsMeta.draft ?? 0) + rows.filter(({ folder }) => folder === 'draft').length,
    spam: (data?.emailsMeta.spam ?? 0) + unread('spam'),
    personal,
    company,
    important,
    private: ofPrivate,
  };
}

/** One mail, wherever it lies. */
export function useMail(mailId: number) {
  const [rows] = useKept(written);
  const own = rows.find(({ id }) => id === mailId);
  const query = useQuery({ ...sampleQuery(openOperation, { query: { id: mailId } }), enabled: !own });
  return { query, mail: own ?? query.data };
}

/** What can be done to mails. A star and the like show at once; the layer's own answer follows. */
export function useMailActions() {
  const [rows, change] = useKept(written);
  const forget = useForgetSamples();
  const queryClient = useQueryClient();
  const changeLocal = (ids: readonly number[], changed: (mail: Email) => Email) =>
    change((mails) => mails.map((mail) => (ids.includes(mail.id) ? changed(mail) : mail)));
  const told = () => forget(listOperation, openOperation);

  const update = async (ids: readonly number[], changes: Partial<Email>) => {
    changeLocal(ids, (mail) => ({ ...mail, ...changes }));
    queryClient.setQueriesData<{ emails: readonly Email[] }>(
      { queryKey: ['sample', listOperation] },
      (list) =>
        list && {
          ...list,
          emails: list.emails.map((mail) => (ids.includes(mail.id) ? { ...mail, ...changes } : mail)),
        },
    );
    try {
      await requestSample('POST /apps/email/update-emails', { body: { emailIds: ids, dataToUpdate: changes } });
    } finally {
      await told();
    }
  };
  /** On where it is not, off where it is. */
  const toggleLabel = async (ids: readonly number[], label: Label) => {
    changeLocal(ids, (mail) => ({ ...mail, labels: toggled(mail.labels, label) }));
    await requestSample('POST /apps/email/update-emails-label', { body: { emailIds: ids, label } });
    await told();
  };
  /** Puts each mail into the folder that is named for it. */
  const move = async (places: readonly { id: number; folder: Email['folder'] }[]) => {
    for (const folder of new Set(places.map((place) => place.folder))) {
      const ids = places.filter((place) => place.folder === folder).map(({ id }) => id);
      await update(ids, { folder });
    }
  };
  /** Keeps a mail that was written here: a new one, or what has become of a draft. Answers its id. */
  const keep = async (mail: Omit<Email, 'id'>, id?: number): Promise<number> => {
    if (id !== undefined) {
      await update([id], mail);
      return id;
    }
    const newId = Math.max(firstLocalId - 1, ...rows.map((row) => row.id)) + 1;
    change((mails) => [...mails, { ...mail, id: newId }]);
    return newId;
  };
  /** A draft that was never in the layer goes for good; one that was lies in the trash. */
  const discard = async (id: number) => {
    if (rows.some((row) => row.id === id)) change((mails) => mails.filter((mail) => mail.id !== id));
    else await update([id], { folder: 'trash' });
  };
  return { update, toggleLabel, move, keep, discard };
}

function toggled(own: readonly string[], label: string): readonly string[] {
  return own.includes(label) ? own.filter((name) => name !== label) : [...own, label];
}
