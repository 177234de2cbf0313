import { interfaceLanguages } from '@quarry/contracts/access';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { Actor } from '../../platform/auth/index.ts';
import { codeOf, messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { findPreferences, findUserById, personOf } from '../access/index.ts';
import { testMails } from './test-mail.texts.ts';

type TestMailOutcome = { kind: 'sent'; to: string } | { kind: 'not_found' } | ({ kind: 'not_allowed' } & Reasoned);

/** Mails a few words to the person, by the mail server as it is set at this moment; or says why that server did not take them. */
export async function sendTestMail({ db, mail }: Deps, actor: Actor): Promise<TestMailOutcome> {
  const person = await findUserById(db, personOf(actor));
  if (!person) return { kind: 'not_found' };
  const chosen = (await findPreferences(db, person.id))?.language;
  const { subject, text } = testMails[interfaceLanguages.find((known) => known === chosen) ?? 'en'];
  const { email: to, fullName, username } = person;
  try {
    const mailer = await mail.mailer();
    if (!mailer) return { kind: 'not_allowed', ...reasoned('NO_MAIL_SERVER') };
    await mailer.send({ to, subject, text: text({ name: fullName || username, address: mailer.addressOf('/') }) });
    return { kind: 'sent', to };
  } catch (error) {
    if (codeOf(error) === 'SECRET_LOCKED') return { kind: 'not_allowed', ...reasoned('SECRET_LOCKED') };
    const cause = messageOf(error);
    log.warn({ event: 'mail.failed', userId: person.id, reason: cause });
    // The sentence around it has a full stop.
    return { kind: 'not_allowed', ...reasoned('MAIL_NOT_TAKEN', { cause: cause.trim().replace(/\.+$/, '') }) };
  }
}
