import { interfaceLanguages, linkHours } from '@quarry/contracts/access';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import type { NewLink } from './account-link.commands.ts';
import { linkMails } from './account-link.texts.ts';
import { findPreferences } from './preferences.store.ts';

export type LinkMail = 'sent' | 'failed' | 'off';
type Reader = { id: string; email: string; shownName: string; language: string };

/** Mails a link to the person it is for, in the language of their dashboard; the person who made it is told what became of the mail. */
export async function mailLink(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  reader: Reader,
  { kind, path }: NewLink,
): Promise<LinkMail> {
  if (!(await mail.isThere())) return 'off';
  const chosen = (await findPreferences(db, reader.id))?.language ?? reader.language;
  const language = interfaceLanguages.find((known) => known === chosen) ?? 'en';
  const { subject, text } = linkMails[language][kind];
  try {
    const mailer = await mail.mailer();
    if (!mailer) return 'off';
    const address = mailer.addressOf(path);
    await mailer.send({ to: reader.email, subject, text: text({ name: reader.shownName, address, hours: linkHours }) });
    return 'sent';
  } catch (error) {
    log.warn({ event: 'mail.failed', userId: reader.id, reason: messageOf(error) });
    return 'failed';
  }
}
