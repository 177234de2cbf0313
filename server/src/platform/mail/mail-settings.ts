import { publicAddressSetting } from '@quarry/contracts/installation';
import { mailFromSetting, mailPasswordSetting, mailServerSetting } from '@quarry/contracts/mail';
import type { SettingDefinition } from '@quarry/contracts/settings';
import { rowScopeOf, systemActor } from '../auth/index.ts';
import { type Db, withinScope } from '../db/index.ts';
import { openSecret, type Secrets } from '../secrets/index.ts';
import { resolveSetting, type Settings, settingValue } from '../settings/index.ts';
import { type MailDoor, openMailDoor } from './mail-door.ts';

type MailDeps = {
  db: Db;
  settings: Settings;
  secrets: Secrets;
  /** The address of the mail server that a variable gives. */
  smtpUrl?: string | undefined;
};

/** The way to the mail server that the settings name. */
export function mailBySettings({ settings, secrets, smtpUrl, ...deps }: MailDeps): MailDoor {
  // Mails go out for people who may read no secret.
  const db = withinScope(deps.db, rowScopeOf(systemActor));
  return openMailDoor({
    isThere: async () => smtpUrl !== undefined || (await settingValue({ db, settings }, mailServerSetting)) !== null,
    read: async () => {
      // Not from the copy: anyone who has just saved the server tries it at once.
      const stored = await settings.stored(db);
      const value = <Value>(setting: SettingDefinition<Value>) =>
        resolveSetting(setting, stored, settings.outside, {}).value;
      const common = { publicAddress: value(publicAddressSetting), from: value(mailFromSetting) };
      if (smtpUrl !== undefined) return { ...common, server: { url: smtpUrl } };
      const server = value(mailServerSetting);
      if (server === null) return undefined;
      const secret = value(mailPasswordSetting);
      const password = secret && server.user !== null ? await openSecret(db, secrets, secret) : null;
      return { ...common, server: { ...server, password } };
    },
  });
}
