import type { english } from './mail.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  mailServer: 'Serveur de messagerie',
  'mailServer.help':
    'Il envoie les invitations et les liens vers un nouveau mot de passe. Sans lui, les liens s’affichent pour être copiés.',
  'mailServer.host': 'Hôte',
  'mailServer.port': 'Port',
  'mailServer.security': 'Chiffrement',
  'mailServer.security.starttls': 'STARTTLS',
  'mailServer.security.tls': 'TLS',
  'mailServer.security.none': 'Aucun',
  'mailServer.user': 'Nom d’utilisateur',
  mailPassword: 'Mot de passe du serveur de messagerie',
  'mailPassword.help':
    'Il est conservé chiffré et ne s’affiche plus jamais. Un serveur sans nom d’utilisateur n’en a pas besoin.',
  mailFrom: 'Expéditeur des e-mails',
  'mailFrom.help':
    'L’adresse d’où viennent les e-mails. Sans valeur, c’est le nom d’utilisateur du serveur, si c’est une adresse.',
  'effect.mailOn': 'Les invitations et les liens vers un nouveau mot de passe sont désormais envoyés par e-mail.',
  'effect.mailOff':
    'Plus rien n’est envoyé. Les liens s’affichent pour être copiés, et un mot de passe oublié demande un administrateur.',
};
