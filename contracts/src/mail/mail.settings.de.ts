import type { english } from './mail.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  mailServer: 'Mailserver',
  'mailServer.help':
    'Über ihn werden Einladungen und Links zu neuen Passwörtern verschickt. Ohne ihn werden sie zum Kopieren angezeigt.',
  'mailServer.host': 'Host',
  'mailServer.port': 'Port',
  'mailServer.security': 'Verschlüsselung',
  'mailServer.security.starttls': 'STARTTLS',
  'mailServer.security.tls': 'TLS',
  'mailServer.security.none': 'Keine',
  'mailServer.user': 'Benutzername',
  mailPassword: 'Passwort des Mailservers',
  'mailPassword.help':
    'Es wird verschlüsselt aufbewahrt und nie wieder angezeigt. Ein Server ohne Benutzernamen braucht keines.',
  mailFrom: 'Absender der E-Mails',
  'mailFrom.help':
    'Die Adresse, von der E-Mails kommen. Ohne Angabe ist es der Benutzername des Mailservers, wenn er eine Adresse ist.',
  'effect.mailOn': 'Einladungen und Links zu neuen Passwörtern werden ab jetzt verschickt.',
  'effect.mailOff':
    'Es wird nichts mehr verschickt. Links werden zum Kopieren angezeigt, und ein vergessenes Passwort braucht die Administration.',
};
