export { type MailDoor } from './mail-door.ts';
export { mailBySettings } from './mail-settings.ts';
export { type Mail } from './mailer.ts';
