/** One mail of plain text to one address. */
export type Mail = { to: string; subject: string; text: string };

/** A way to a mail server. */
export type Mailer = {
  /** Resolves once the mail server has taken the mail; rejects with its reason otherwise. */
  send: (mail: Mail) => Promise<void>;
  /** Where a path of the dashboard is for anyone who reads a mail. */
  addressOf: (path: string) => string;
  close: () => void;
};

/** How a mail server is reached and logged in to. */
export type MailServer = {
  host: string;
  port: number;
  security: 'starttls' | 'tls' | 'none';
  user: string | null;
  password: string | null;
};

export type MailSettings = {
  /** The server, or its address with all that the library reads from one. */
  server: MailServer | { url: string };
  /** Where the dashboard is for the readers of mails. */
  publicAddress: string;
  /** Whom mails are from; absent: the user of the mail server where that is an address, else `quarry` at the dashboard's host. */
  from: string | null;
};

const patienceMs = 15_000;

/** Opens the way to a mail server; nothing is sent before the first mail. */
export async function openMailer({ server, publicAddress, from }: MailSettings): Promise<Mailer> {
  // Only installations with a mail server load the library.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...('url' in server ? server : transportOf(server)),
    pool: true,
    maxConnections: 3,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  const sender = { name: 'Quarry', address: from ?? senderOf(server, publicAddress) };
  return {
    async send({ to, subject, text }) {
      // As an object: an address is never read as a list of several.
      await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text });
    },
    addressOf: (path) => new URL(path, publicAddress).href,
    close: () => transport.close(),
  };
}

function transportOf({ host, port, security, user, password }: MailServer) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
  };
}

function senderOf(server: MailSettings['server'], publicAddress: string): string {
  const user = 'url' in server ? decodeURIComponent(new URL(server.url).username) : (server.user ?? '');
  return user.includes('@') ? user : `quarry@${new URL(publicAddress).hostname}`;
}
