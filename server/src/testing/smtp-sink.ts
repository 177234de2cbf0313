import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as the sink took it. */
export type SunkMail = { to: string; subject: string; text: string };

/** A mail server of this machine that keeps what it is given. */
export type SmtpSink = {
  url: string;
  mails: readonly SunkMail[];
  /** Who logged in, and how. */
  logIns: readonly { user: string; password: string }[];
  /** Refuses every mail from now on. */
  refuse: () => void;
  close: () => Promise<void>;
};

/** Opens a mail server on a free port, with as much of the protocol as a client needs. */
export async function smtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const logIns: { user: string; password: string }[] = [];
  const sockets = new Set<Socket>();
  const state = { isRefusing: false };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    void converse(socket, { mails, logIns }, state);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    logIns,
    refuse: () => void (state.isRefusing = true),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(
  socket: Socket,
  { mails, logIns }: { mails: SunkMail[]; logIns: { user: string; password: string }[] },
  state: { isRefusing: boolean },
): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let body: string[] | undefined;
  say('220 sink');
  for await (const line of createInterface({ input: socket })) {
    if (body) {
      if (line === '.') {
        mails.push({ to, ...readBody(body) });
        body = undefined;
        say('250 taken');
      } else body.push(line.replace(/^\.\./, '.'));
      continue;
    }
    const [, plain] = /^AUTH PLAIN (.*)$/i.exec(line) ?? [];
    if (plain !== undefined) {
      const [, user = '', password = ''] = Buffer.from(plain, 'base64').toString().split('\0');
      logIns.push({ user, password });
      say('235 yes');
    } else if (/^EHLO/i.test(line)) say('250-sink\r\n250 AUTH PLAIN');
    else if (/^DATA/i.test(line)) {
      body = [];
      say('354 go on');
    } else if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(state.isRefusing ? '550 no' : '250 yes');
    } else say(/^QUIT/i.test(line) ? '221 bye' : '250 yes');
  }
}

function readBody(lines: readonly string[]): { subject: string; text: string } {
  const end = lines.indexOf('');
  const head = lines.slice(0, end).join('\n').replaceAll(/\n\s+/g, ' ');
  const encoded = lines.slice(end + 1).join('\n');
  const isQuoted = /quoted-printable/i.test(head);
  return {
    subject: /^Subject: (.*)$/im.exec(head)?.[1] ?? '',
    text: isQuoted ? unquoted(encoded) : encoded,
  };
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
