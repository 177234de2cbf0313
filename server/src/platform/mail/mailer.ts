/** One mail of plain text to one address. */
export type Mail = { to: string; subject: string; text: string };

/** The installation's way to send mails. */
export type Mailer = {
  /** Resolves once the mail server has taken the mail; rejects with its reason otherwise. */
  send: (mail: Mail) => Promise<void>;
  /** Where a path of the dashboard is for whoever reads a mail. */
  addressOf: (path: string) => Promise<string>;
  close: () => void;
};

export type MailSettings = {
  smtpUrl: string;
  /** Where the dashboard is for the readers of mails. */
  publicAddress: () => Promise<string>;
  /** Whom mails are from; absent: the user of the mail server where that is an address, else `quarry` at the dashboard's host. */
  from: string | undefined;
};

const patienceMs = 15_000;

/** Opens the way to the mail server; nothing is sent before the first mail. */
export async function openMailer({ smtpUrl, publicAddress, from }: MailSettings): Promise<Mailer> {
  // Only installations with a mail server load the library.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async send({ to, subject, text }) {
      const sender = { name: 'Quarry', address: from ?? senderOf(smtpUrl, await publicAddress()) };
      // As an object: an address is never read as a list of several.
      await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text });
    },
    addressOf: async (path) => new URL(path, await publicAddress()).href,
    close: () => transport.close(),
  };
}

function senderOf(smtpUrl: string, publicAddress: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : `quarry@${new URL(publicAddress).hostname}`;
}
