import type { english } from './mail.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  mailServer: 'Servidor de e-mail',
  'mailServer.help':
    'Envia os convites e as ligações para novas palavras-passe. Sem ele, as ligações são mostradas para copiar.',
  'mailServer.host': 'Anfitrião',
  'mailServer.port': 'Porta',
  'mailServer.security': 'Encriptação',
  'mailServer.security.starttls': 'STARTTLS',
  'mailServer.security.tls': 'TLS',
  'mailServer.security.none': 'Nenhuma',
  'mailServer.user': 'Nome de utilizador',
  mailPassword: 'Palavra-passe do servidor de e-mail',
  'mailPassword.help':
    'É guardada encriptada e nunca mais é mostrada. Um servidor sem nome de utilizador não precisa dela.',
  mailFrom: 'Remetente dos e-mails',
  'mailFrom.help':
    'O endereço de onde vêm os e-mails. Sem valor, é o nome de utilizador do servidor, se for um endereço.',
  'effect.mailOn': 'Os convites e as ligações para novas palavras-passe passam a ser enviados por e-mail.',
  'effect.mailOff':
    'Nada mais é enviado. As ligações são mostradas para copiar, e uma palavra-passe esquecida precisa de um administrador.',
};
