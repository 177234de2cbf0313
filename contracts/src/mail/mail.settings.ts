import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** The server that takes the mails of the installation; without one links are shown to copy. */
export const mailServerSetting = defineSetting({
  key: 'mailServer',
  group: 'mail',
  schema: settingSchemas.fields({
    host: settingSchemas.host(),
    port: settingSchemas.port(),
    security: settingSchemas.choice(['starttls', 'tls', 'none']),
    user: settingSchemas.optionalText(255),
  }),
  default: null,
  scopes: ['installation'],
  environmentVariable: 'QUARRY_SMTP_URL',
});

/** The password of its user. */
export const mailPasswordSetting = defineSetting({
  key: 'mailPassword',
  group: 'mail',
  schema: settingSchemas.secret(500),
  default: null,
  scopes: ['installation'],
  environmentVariable: 'QUARRY_SMTP_URL',
});

/** Whom mails are from; without a value the user of the server where that is an address, else `quarry` at the dashboard's host. */
export const mailFromSetting = defineSetting({
  key: 'mailFrom',
  group: 'mail',
  schema: settingSchemas.email(),
  default: null,
  scopes: ['installation'],
  environmentVariable: 'QUARRY_MAIL_FROM',
});

/** What the settings of mail are called, and what changes of them do. */
export const english = {
  mailServer: 'Mail server',
  'mailServer.help': 'Invitations and links to new passwords are mailed by it. Without one they are shown to copy.',
  'mailServer.host': 'Host',
  'mailServer.port': 'Port',
  'mailServer.security': 'Encryption',
  'mailServer.security.starttls': 'STARTTLS',
  'mailServer.security.tls': 'TLS',
  'mailServer.security.none': 'None',
  'mailServer.user': 'Username',
  mailPassword: 'Password of the mail server',
  'mailPassword.help': 'It is kept encrypted and never shown again. A server without a username needs none.',
  mailFrom: 'Sender of mails',
  'mailFrom.help':
    'The address that mails are from. Without one it is the username of the mail server, where that is an address.',
  'effect.mailOn': 'Invitations and links to new passwords are mailed from now on.',
  'effect.mailOff':
    'Nothing is mailed any more. Links are shown to copy, and a forgotten password needs an administrator.',
} as const;
