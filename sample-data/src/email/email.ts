import { badRequest, done, notFound, ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { searched } from '../kit/lists.ts';
import {
  asFields,
  asText,
  asTexts,
  asWhole,
  asWholes,
  parameter,
  withBody,
  type Fields,
  type SampleRequest,
} from '../kit/request.ts';
import { findRow } from '../kit/rows.ts';
import { emailFolders, startEmails, type Email } from './email-rows.ts';

/** Which mails a person is looking at. */
type View = { folder: string; q: string | undefined; label: string | undefined };

type Mail = { emails: readonly Email[]; lastView: View };

export const email = defineDomain(openMail, {
  'GET /apps/email/emails': list,
  'POST /apps/email/update-emails': withBody(update),
  'POST /apps/email/update-emails-label': withBody(toggleLabel),
  'GET /apps/email/get-email': read,
  'GET /apps/email/paginate-email': readNeighbour,
});

function openMail({ now }: Environment): Mail {
  return { emails: startEmails(now()), lastView: { folder: 'inbox', q: undefined, label: undefined } };
}

function list(mail: Mail, request: SampleRequest) {
  const lastView: View = {
    folder: parameter(request, 'folder') ?? 'inbox',
    q: parameter(request, 'q'),
    label: parameter(request, 'label'),
  };
  const counted = (test: (email: Email) => boolean) => mail.emails.filter(test).length;
  const emailsMeta = {
    inbox: counted(({ folder, isRead }) => folder === 'inbox' && !isRead),
    draft: counted(({ folder }) => folder === 'draft'),
    spam: counted(({ folder, isRead }) => folder === 'spam' && !isRead),
  };
  return ok({ emails: inView(mail.emails, lastView), emailsMeta }, { ...mail, lastView });
}

function inView(emails: readonly Email[], { folder, q, label }: View): readonly Email[] {
  return searched(emails, q, ({ subject, from, message }) => [subject, asFields(from)?.name, readable(message)]).filter(
    (email) => liesIn(email, folder) && (label === undefined || email.labels.includes(label)),
  );
}

/** What a person sees of a message: a search for "strong" is not one for bold words. */
function readable(message: unknown): string {
  return String(message).replaceAll(/<[^>]*>/g, ' ');
}

/** Starring moves no mail: it is seen there and in its folder. */
function liesIn(email: Email, folder: string): boolean {
  return folder === 'starred' ? email.isStarred && email.folder !== 'trash' : email.folder === folder;
}

function update(mail: Mail, body: Fields) {
  const [ids, sent] = [asWholes(body.emailIds), asFields(body.dataToUpdate)];
  if (!ids || !sent) return badRequest();
  const changes = { ...sent, ...(sent.folder === 'starred' ? { isStarred: true, folder: undefined } : {}) };
  const emails = mail.emails.map((email) => (ids.includes(email.id) ? changed(email, changes) : email));
  return done({ ...mail, emails });
}

function changed(email: Email, sent: Fields): Email {
  const folder = emailFolders.find((name) => name === sent.folder) ?? email.folder;
  return { ...email, ...sent, folder, labels: asTexts(sent.labels) ?? email.labels, id: email.id };
}

/** Each mail for itself: the label goes on where it was not, and off where it was. */
function toggleLabel(mail: Mail, body: Fields) {
  const [ids, label] = [asWholes(body.emailIds), asText(body.label)];
  if (!ids || !label) return badRequest();
  const toggled = (labels: readonly string[]) =>
    labels.includes(label) ? labels.filter((name) => name !== label) : [...labels, label];
  const emails = mail.emails.map((email) =>
    ids.includes(email.id) ? { ...email, labels: toggled(email.labels) } : email,
  );
  return done({ ...mail, emails });
}

function read(mail: Mail, request: SampleRequest) {
  return opened(mail, findRow(mail.emails, asWhole(parameter(request, 'id'))));
}

const steps = new Map([
  ['next', 1],
  ['previous', -1],
]);

function readNeighbour(mail: Mail, request: SampleRequest) {
  const shown = inView(mail.emails, mail.lastView);
  const place = shown.findIndex(({ id }) => id === asWhole(parameter(request, 'emailId')));
  const step = steps.get(parameter(request, 'dir') ?? '');
  return opened(mail, place < 0 || !step ? undefined : shown[place + step]);
}

/** A mail that was not in the last list asked for has no neighbours. */
function opened({ emails, lastView }: Mail, email: Email | undefined) {
  if (!email) return notFound('Email');
  const shown = inView(emails, lastView);
  const place = shown.findIndex(({ id }) => id === email.id);
  return ok({ ...email, hasPreviousMail: place > 0, hasNextMail: place >= 0 && place < shown.length - 1 });
}
