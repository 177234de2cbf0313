import { type Mailer, type MailSettings, openMailer } from './mailer.ts';

/** The installation's way to send mails, by the mail server that its settings name at the moment. */
export type MailDoor = {
  /** Whether there is a mail server. */
  isThere: () => Promise<boolean>;
  /** The way to it; undefined where there is none. Rejects with a Failure where its password cannot be opened. */
  mailer: () => Promise<Mailer | undefined>;
  close: () => void;
};

type Opening = {
  isThere: () => Promise<boolean>;
  /** What the settings say now. */
  read: () => Promise<MailSettings | undefined>;
};

/** Opens the door. A way that was opened is used until the settings say something else. */
export function openMailDoor({ isThere, read }: Opening): MailDoor {
  let opened: { settings: string; mailer: Promise<Mailer> } | undefined;
  const shut = () => {
    void opened?.mailer.then(
      (mailer) => mailer.close(),
      () => undefined,
    );
    opened = undefined;
  };
  return {
    isThere,
    mailer: async () => {
      const settings = await read();
      const text = JSON.stringify(settings);
      if (opened?.settings !== text) shut();
      if (!settings) return undefined;
      opened ??= { settings: text, mailer: openMailer(settings) };
      return opened.mailer;
    },
    close: shut,
  };
}
