import type { interfaceLanguages, LinkKind } from '@quarry/contracts/access';

type Words = { name: string; address: string; hours: number };
type LinkMailText = { subject: string; text: (words: Words) => string };

/** The mails that carry a link, in the languages of the dashboard. */
export const linkMails: Record<(typeof interfaceLanguages)[number], Record<LinkKind, LinkMailText>> = {
  en: {
    invitation: {
      subject: 'Your account at Quarry',
      text: ({ name, address, hours }) =>
        `Hello ${name},\n\nsomebody added you to Quarry. Choose a password here, then you are logged in:\n\n${address}\n\nThe link works once, for ${hours} hours. Ask an administrator for a new one when it no longer does.\n`,
    },
    reset: {
      subject: 'A new password for Quarry',
      text: ({ name, address, hours }) =>
        `Hello ${name},\n\nchoose a new password for Quarry here:\n\n${address}\n\nThe link works once, for ${hours} hours. If you did not ask for it, ignore it: your password stays as it is.\n`,
    },
  },
  de: {
    invitation: {
      subject: 'Ihr Konto bei Quarry',
      text: ({ name, address, hours }) =>
        `Guten Tag ${name},\n\njemand hat Sie bei Quarry hinzugefügt. Wählen Sie hier ein Passwort, dann sind Sie angemeldet:\n\n${address}\n\nDer Link gilt einmal und ${hours} Stunden lang. Bitten Sie danach die Administration um einen neuen.\n`,
    },
    reset: {
      subject: 'Ein neues Passwort für Quarry',
      text: ({ name, address, hours }) =>
        `Guten Tag ${name},\n\nwählen Sie hier ein neues Passwort für Quarry:\n\n${address}\n\nDer Link gilt einmal und ${hours} Stunden lang. Haben Sie ihn nicht verlangt, lassen Sie ihn liegen: Ihr Passwort bleibt, wie es ist.\n`,
    },
  },
  fr: {
    invitation: {
      subject: 'Votre compte Quarry',
      text: ({ name, address, hours }) =>
        `Bonjour ${name},\n\nquelqu’un vous a ajouté à Quarry. Choisissez ici un mot de passe, et vous serez connecté :\n\n${address}\n\nLe lien fonctionne une seule fois, pendant ${hours} heures. Passé ce délai, demandez-en un nouveau à un administrateur.\n`,
    },
    reset: {
      subject: 'Un nouveau mot de passe pour Quarry',
      text: ({ name, address, hours }) =>
        `Bonjour ${name},\n\nchoisissez ici un nouveau mot de passe pour Quarry :\n\n${address}\n\nLe lien fonctionne une seule fois, pendant ${hours} heures. Si vous ne l’avez pas demandé, ignorez-le : votre mot de passe reste le même.\n`,
    },
  },
  pt: {
    invitation: {
      subject: 'A sua conta no Quarry',
      text: ({ name, address, hours }) =>
        `Olá ${name},\n\nalguém o adicionou ao Quarry. Escolha aqui uma palavra-passe e fica com a sessão iniciada:\n\n${address}\n\nA ligação funciona uma vez, durante ${hours} horas. Depois disso, peça outra a um administrador.\n`,
    },
    reset: {
      subject: 'Uma nova palavra-passe para o Quarry',
      text: ({ name, address, hours }) =>
        `Olá ${name},\n\nescolha aqui uma nova palavra-passe para o Quarry:\n\n${address}\n\nA ligação funciona uma vez, durante ${hours} horas. Se não a pediu, ignore-a: a sua palavra-passe fica como está.\n`,
    },
  },
};
