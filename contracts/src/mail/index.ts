export { mailFromSetting, mailPasswordSetting, mailServerSetting } from './mail.settings.ts';
