import type { Db, NotificationListener } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { mailBySettings } from '../platform/mail/index.ts';
import { openSecrets } from '../platform/secrets/index.ts';
import { openSettings, type OutsideSettings } from '../platform/settings/index.ts';

type Opening = {
  db: Db;
  /** That of the process which sends mail, where it reaches less. */
  mailDb?: Db;
  listener?: NotificationListener;
  outside?: OutsideSettings;
  /** Where the key of secrets lies. */
  dataFolder: string;
};

/** What a process has by its settings, as the product opens it. */
export function settingDeps({ dataFolder, mailDb, ...opening }: Opening): Pick<Deps, 'settings' | 'secrets' | 'mail'> {
  const settings = openSettings(opening);
  const secrets = openSecrets({ dataFolder });
  return { settings, secrets, mail: mailBySettings({ db: mailDb ?? opening.db, settings, secrets }) };
}
