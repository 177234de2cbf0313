import { describe, expect, it } from 'vitest';
import { noon, openLayer } from '../testing/open-layer.ts';
import { emailFolders, emailLabels, type Email } from './email-rows.ts';

type Opened = Email & { hasPreviousMail: boolean; hasNextMail: boolean };

function openMail() {
  const { send, read } = openLayer();
  return {
    send,
    list: (query = '') => read('/apps/email/emails', query),
    update: (emailIds: unknown, dataToUpdate: unknown) =>
      send('POST', '/apps/email/update-emails', { emailIds, dataToUpdate }),
    label: (emailIds: unknown, label: unknown) => send('POST', '/apps/email/update-emails-label', { emailIds, label }),
    open: (id: number | string) => send<Opened>('GET', `/apps/email/get-email?id=${id}`),
    step: (dir: string, id: number | undefined) =>
      send<Opened>('GET', `/apps/email/paginate-email?dir=${dir}&emailId=${id}`),
  };
}

const ids = (emails: readonly { id: number }[]) => emails.map(({ id }) => id);

describe('the mails', () => {
  it.each(emailFolders)('of the folder %s are those that lie there', async (folder) => {
    const { emails } = await openMail().list(`folder=${folder}`);
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.filter((email) => email.folder !== folder)).toEqual([]);
  });

  it('are those of the inbox when no folder is named, the newest first', async () => {
    const { list } = openMail();
    const { emails } = await list();
    expect(emails).toEqual((await list('folder=inbox')).emails);
    const times = emails.map(({ time }) => Date.parse(time));
    expect(times).toEqual(times.toSorted((left, right) => right - left));
    expect(times[0]).toBeLessThan(noon);
  });

  it('that are starred come from all folders but the trash', async () => {
    const { list, update } = openMail();
    await update([1], { folder: 'trash' });
    const { emails } = await list('folder=starred');
    expect(emails.every(({ isStarred, folder }) => isStarred && folder !== 'trash')).toBe(true);
    expect(ids(emails)).not.toContain(1);
    expect(new Set(emails.map(({ folder }) => folder)).size).toBeGreaterThan(1);
  });

  it.each(emailLabels)('with the label %s are found in the open folder', async (label) => {
    const { emails } = await openMail().list(`label=${label}`);
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.filter(({ labels, folder }) => !labels.includes(label) || folder !== 'inbox')).toEqual([]);
  });

  it.each([
    ['subject', 'wrong SIZES', 'ten wrong sizes'],
    ['sender', 'pia oss', 'photo'],
    ['message', 'plum tree at the gate', 'allotment'],
  ])('are searched by %s', async (_field, q, subject) => {
    const { emails } = await openMail().list(`q=${encodeURIComponent(q)}`);
    expect(emails.map((email) => email.subject.toLowerCase())).toContainEqual(expect.stringContaining(subject));
  });

  it('are searched in what a person reads, not in tags or addresses', async () => {
    const { list } = openMail();
    expect((await list('q=plum tree at the gate')).emails).toHaveLength(1);
    expect((await list('q=<p>')).emails).toEqual([]);
    expect((await list('q=mail.example')).emails).toEqual([]);
  });

  it('come with the counts of unread, drafts and unread spam, whichever folder is open', async () => {
    const { list } = openMail();
    const [inbox, drafts, spam] = await Promise.all(['inbox', 'draft', 'spam'].map((name) => list(`folder=${name}`)));
    const unread = (emails: readonly Email[] = []) => emails.filter(({ isRead }) => !isRead).length;
    const expected = { inbox: unread(inbox?.emails), draft: drafts?.emails.length, spam: unread(spam?.emails) };
    expect(inbox?.emailsMeta).toEqual(expected);
    expect((await list('folder=trash&q=nothing')).emailsMeta).toEqual(expected);
    expect(Object.values(expected).every((count) => (count ?? 0) > 0)).toBe(true);
  });

  it('are 20 to 30, some with attachments, copies and replies', async () => {
    const { list } = openMail();
    const folders = await Promise.all(emailFolders.map((name) => list(`folder=${name}`)));
    const emails = folders.flatMap((folder) => folder.emails);
    expect(emails.length).toBeGreaterThanOrEqual(20);
    expect(emails.length).toBeLessThanOrEqual(30);
    expect(emails.some(({ attachments }) => attachments.length > 1)).toBe(true);
    expect(emails.some(({ cc }) => cc.length > 0)).toBe(true);
    const replies = emails.flatMap((email) => email.replies.map((reply) => ({ email, reply })));
    expect(replies.length).toBeGreaterThan(2);
    expect(replies.filter(({ email, reply }) => Date.parse(reply.time) <= Date.parse(email.time))).toEqual([]);
    const all = [...emails, ...replies.map(({ reply }) => reply)];
    expect(new Set(ids(all)).size).toBe(all.length);
  });
});

describe('changing mails', () => {
  it('gives each named one the fields, and skips unknown ids', async () => {
    const { update, list } = openMail();
    const { emails, emailsMeta } = await list();
    const unread = ids(emails.filter(({ isRead }) => !isRead)).slice(0, 2);
    expect((await update([...unread, 999].map(String), { isRead: true, isStarred: true })).status).toBe(200);
    const after = await list();
    expect(after.emailsMeta.inbox).toBe(emailsMeta.inbox - 2);
    expect(after.emails.filter(({ id }) => unread.includes(id)).every(({ isStarred }) => isStarred)).toBe(true);
    expect(after.emails).toHaveLength(emails.length);
  });

  it('moves to the trash and back', async () => {
    const { update, list } = openMail();
    const before = (await list()).emails;
    await update([1], { folder: 'trash' });
    expect(ids((await list()).emails)).not.toContain(1);
    expect(ids((await list('folder=trash')).emails)).toContain(1);
    await update([1], { folder: 'inbox' });
    expect((await list()).emails).toEqual(before);
  });

  it('stars instead of moving to a folder called starred', async () => {
    const { update, list } = openMail();
    await update([2], { folder: 'starred' });
    expect((await list()).emails.find(({ id }) => id === 2)).toMatchObject({ folder: 'inbox', isStarred: true });
  });

  it('with fields of the wrong kind does not break the search', async () => {
    const { update, list } = openMail();
    await update([2], { subject: null, from: null, message: 5, labels: 'company' });
    expect((await list('q=candle')).emails).toHaveLength(1);
    expect((await list('label=important')).emails.map(({ id }) => id)).toContain(2);
  });

  it('cannot change an id', async () => {
    const { update, open } = openMail();
    await update([2], { id: 77 });
    expect((await open(2)).status).toBe(200);
  });

  it('needs ids and fields', async () => {
    const { update } = openMail();
    expect((await update(undefined, { isRead: true })).status).toBe(400);
    expect((await update([1], undefined)).status).toBe(400);
  });
});

describe('labelling mails', () => {
  it('toggles the label of each for itself', async () => {
    const { label, list } = openMail();
    const { emails } = await list();
    const has = emails.find(({ labels }) => labels.includes('company'))?.id;
    const lacks = emails.find(({ labels }) => !labels.includes('company'))?.id;
    expect((await label([has, lacks, 999], 'company')).status).toBe(200);
    const after = ids((await list('label=company')).emails);
    expect(after).toContain(lacks);
    expect(after).not.toContain(has);
    await label([has, lacks], 'company');
    expect((await list()).emails.map(({ labels }) => labels.toSorted((a, b) => a.localeCompare(b)))).toEqual(
      emails.map(({ labels }) => labels.toSorted((a, b) => a.localeCompare(b))),
    );
  });

  it('needs ids and a label', async () => {
    const { label } = openMail();
    expect((await label([1], '')).status).toBe(400);
    expect((await label('1', 'company')).status).toBe(400);
  });
});

describe('reading a mail', () => {
  it('tells whether there is one before and after it in the inbox', async () => {
    const { open, list } = openMail();
    const { emails } = await list();
    const [first, last] = [emails[0], emails.at(-1)];
    expect(await open(first?.id ?? 0)).toEqual({
      status: 200,
      body: { ...first, hasPreviousMail: false, hasNextMail: true },
    });
    expect((await open(last?.id ?? 0)).body).toMatchObject({ hasPreviousMail: true, hasNextMail: false });
  });

  it('does not mark it as read', async () => {
    const { open, list } = openMail();
    const before = (await list()).emailsMeta;
    await open(1);
    expect((await list()).emailsMeta).toEqual(before);
  });

  it('works outside the last list too, then without neighbours', async () => {
    const { open, list } = openMail();
    const [draft] = (await list('folder=draft')).emails;
    await list('folder=spam');
    expect((await open(draft?.id ?? 0)).body).toMatchObject({
      id: draft?.id,
      hasPreviousMail: false,
      hasNextMail: false,
    });
  });

  it.each(['999', 'x', ''])('is not possible by %j', async (id) => {
    expect(await openMail().open(id)).toEqual({ status: 404, body: { error: 'Email not found' } });
  });
});

describe('going to the next mail', () => {
  it('walks the inbox before any list was asked for, both ways', async () => {
    const { step, list } = openMail();
    const walked = [1];
    for (;;) {
      const { status, body } = await step('next', walked.at(-1));
      if (status === 404) break;
      walked.push(body.id);
    }
    expect(walked).toEqual(ids((await list()).emails));
    expect((await step('previous', walked[3])).body.id).toBe(walked[2]);
  });

  it('walks the last list asked for: folder, search and label', async () => {
    const { step, list } = openMail();
    for (const query of ['folder=sent', 'label=important', 'q=the', 'folder=starred']) {
      const { emails } = await list(query);
      const { body } = await step('next', emails[0]?.id);
      expect(body.id).toBe(emails[1]?.id);
      expect(body).toMatchObject({ hasPreviousMail: true, hasNextMail: emails.length > 2 });
    }
  });

  it('leaves out what has left the list since', async () => {
    const { step, list, update } = openMail();
    const { emails } = await list();
    await update([emails[1]?.id], { folder: 'trash' });
    expect((await step('next', emails[0]?.id)).body.id).toBe(emails[2]?.id);
  });

  it('ends at both ends, and for a mail of another list', async () => {
    const { step, list } = openMail();
    const { emails } = await list();
    const notFound = { status: 404, body: { error: 'Email not found' } };
    expect(await step('previous', emails[0]?.id)).toEqual(notFound);
    expect(await step('next', emails.at(-1)?.id)).toEqual(notFound);
    expect(await step('sideways', emails[0]?.id)).toEqual(notFound);
    await list('folder=spam');
    expect(await step('next', emails[0]?.id)).toEqual(notFound);
  });
});
