import type { interfaceLanguages } from '@quarry/contracts/access';

type TestMailText = { subject: string; text: (words: { name: string; address: string }) => string };

/** The mail by which an administrator tries the mail server, in the languages of the dashboard. */
export const testMails: Record<(typeof interfaceLanguages)[number], TestMailText> = {
  en: {
    subject: 'Test mail from Quarry',
    text: ({ name, address }) =>
      `Hello ${name},\n\nthe mail server of Quarry works. Links in its mails begin like this one:\n\n${address}\n`,
  },
  de: {
    subject: 'Test-E-Mail von Quarry',
    text: ({ name, address }) =>
      `Guten Tag ${name},\n\nder Mailserver von Quarry funktioniert. Links in seinen E-Mails beginnen wie dieser:\n\n${address}\n`,
  },
  fr: {
    subject: 'E-mail d’essai de Quarry',
    text: ({ name, address }) =>
      `Bonjour ${name},\n\nle serveur de messagerie de Quarry fonctionne. Les liens de ses e-mails commencent comme celui-ci :\n\n${address}\n`,
  },
  pt: {
    subject: 'E-mail de teste do Quarry',
    text: ({ name, address }) =>
      `Olá ${name},\n\no servidor de e-mail do Quarry funciona. As ligações nos seus e-mails começam como esta:\n\n${address}\n`,
  },
};
