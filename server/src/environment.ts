import { resolve } from 'node:path';
import { Failure } from './platform/failure.ts';
import { type LogFormat, logFormats } from './platform/log-format.ts';
import { parseSecretKey, type SecretKey } from './platform/secrets/index.ts';
import type { OutsideSettings } from './platform/settings/index.ts';

/** Every setting that comes from outside, parsed. The README lists the same variables. */
export type Environment = {
  /** PORT, HOST: where the dashboard and the API answer. */
  port: number;
  host: string;
  /** QUARRY_DATA: folder of the embedded database, stored bytes and secrets. */
  dataFolder: string;
  /** DATABASE_URL: an external PostgreSQL; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** QUARRY_ADMIN_EMAIL, QUARRY_ADMIN_PASSWORD: the first administrator. */
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** QUARRY_ALLOW_HOSTS: private `host:port` pairs the outbound door may reach. */
  allowHosts: string[];
  /** QUARRY_SEED: what the first start fills the database with. */
  seed: 'small' | 'large' | 'none';
  /** QUARRY_DEMO_SHOPS, QUARRY_DEMO_PORT: the demonstration shops beside the product. */
  hasDemoShops: boolean;
  demoPort: number;
  /** QUARRY_STORAGE: folder or S3 address of stored bytes; undefined means a folder in the data folder. */
  storage: string | undefined;
  /** QUARRY_REGISTRATION, QUARRY_SAMPLES, QUARRY_BIN_DAYS, QUARRY_PUBLIC_URL, QUARRY_MAIL_FROM, QUARRY_SMTP_URL: the settings that are fixed here, and defaults of others. */
  outsideSettings: OutsideSettings;
  /** QUARRY_SMTP_URL: the mail server, in place of that of the settings. */
  smtpUrl: string | undefined;
  /** QUARRY_SECRET_KEY: what the secrets of settings are sealed with; undefined means the key in the data folder. */
  secretKey: SecretKey | undefined;
  /** QUARRY_API_URL: another server whose API this server's dashboard calls; undefined means this one. */
  apiUrl: string | undefined;
  /** QUARRY_DASHBOARD_ORIGINS: other origins a dashboard is served from, allowed to call this server. */
  dashboardOrigins: string[];
  /** QUARRY_DEMO_CONTROL_URL: where the demonstration shops are steered; the launcher sets it for its children. */
  demoControlUrl: string | undefined;
  /** QUARRY_LOG: how the log is written; undefined means sentences to a terminal and JSON lines to everything else. */
  logFormat: LogFormat | undefined;
  /** QUARRY_LAUNCHER_PID: the launcher whose end is ours too; it sets this itself. */
  launcherPid: number | undefined;
  /** NODE_ENV: everything but `development`, which `npm run dev` sets, is production. */
  isProduction: boolean;
};

type Variables = Record<string, string | undefined>;

/** Parses the variables; throws a Failure that names the first one with a value nobody can use. */
export function readEnvironment(variables: Variables, callerFolder: string): Environment {
  const read = readers(variables);
  const port = read.port('PORT', 4000);
  const host = read.text('HOST') ?? '127.0.0.1';
  const smtpUrl = read.address('QUARRY_SMTP_URL', /^smtps?:$/, 'smtp://user:password@host:587');
  const isEverywhere = ['0.0.0.0', '::'].includes(host);
  const dashboardOrigins = read.list('QUARRY_DASHBOARD_ORIGINS', /^https?:\/\/[^/\s]+$/i, 'https://dashboard.example');
  return {
    port,
    host,
    dataFolder: resolve(callerFolder, read.text('QUARRY_DATA') ?? '.quarry'),
    databaseUrl: read.address('DATABASE_URL', /^postgres(?:ql)?:$/, 'postgres://user:password@host:5432/database'),
    adminEmail: read.text('QUARRY_ADMIN_EMAIL'),
    adminPassword: read.text('QUARRY_ADMIN_PASSWORD'),
    allowHosts: read.list('QUARRY_ALLOW_HOSTS', /^(?:\[[0-9a-f:.]+\]|[^\s:/@]+):\d{1,5}$/i, 'host:port,host:port'),
    seed: read.oneOf('QUARRY_SEED', ['small', 'large', 'none'], 'small'),
    hasDemoShops: read.oneOf('QUARRY_DEMO_SHOPS', ['on', 'off'], 'on') === 'on',
    demoPort: read.port('QUARRY_DEMO_PORT', 4101),
    storage: storageOf(read.text('QUARRY_STORAGE'), callerFolder),
    outsideSettings: {
      fixed: given({
        registration: read.onOrOff('QUARRY_REGISTRATION'),
        samples: read.onOrOff('QUARRY_SAMPLES'),
        binDays: read.days('QUARRY_BIN_DAYS'),
        publicAddress: read.address('QUARRY_PUBLIC_URL', /^https?:$/, 'https://quarry.example'),
        mailFrom: read.text('QUARRY_MAIL_FROM'),
        ...mailServerOf(smtpUrl),
      }),
      defaults: { publicAddress: dashboardOrigins[0] ?? `http://${isEverywhere ? 'localhost' : host}:${port}` },
    },
    smtpUrl,
    secretKey: read.secretKey('QUARRY_SECRET_KEY'),
    apiUrl: read.address('QUARRY_API_URL', /^https?:$/, 'https://quarry.example'),
    dashboardOrigins,
    demoControlUrl: read.address('QUARRY_DEMO_CONTROL_URL', /^https?:$/, 'http://127.0.0.1:4101/_control'),
    logFormat: read.maybeOneOf('QUARRY_LOG', logFormats),
    launcherPid: read.processId('QUARRY_LAUNCHER_PID'),
    isProduction: variables.NODE_ENV !== 'development',
  };
}

/** How the settings show a mail server that a variable gives; what its password says is not theirs to know. */
function mailServerOf(smtpUrl: string | undefined): Record<string, unknown> {
  if (smtpUrl === undefined) return {};
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    mailServer: {
      host: hostname,
      port: port === '' ? (isTls ? 465 : 587) : Number(port),
      security: isTls ? 'tls' : 'starttls',
      user: username === '' ? null : decodeURIComponent(username),
    },
    mailPassword: password === '' ? null : { id: '', last4: '' },
  };
}

/** What variables give. */
function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** An address stays what it is; a folder is one of the caller. */
function storageOf(value: string | undefined, callerFolder: string): string | undefined {
  return value === undefined || /^s3:/i.test(value) ? value : resolve(callerFolder, value);
}

function readers(variables: Variables) {
  const text = (name: string): string | undefined => {
    const value = variables[name]?.trim();
    return value === '' ? undefined : value;
  };
  const refuse = (name: string, value: string, wanted: string): Failure =>
    new Failure('ENVIRONMENT', `${name} is "${value}", which cannot be used: set it to ${wanted}, or leave it out.`);
  const maybeOneOf = <const Word extends string>(name: string, words: readonly Word[]): Word | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const word = words.find((word) => word === value.toLowerCase());
    if (word === undefined) throw refuse(name, value, words.join(' or '));
    return word;
  };
  return {
    text,
    port(name: string, otherwise: number): number {
      const value = text(name);
      if (value === undefined) return otherwise;
      const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
      if (!(port <= 65_535)) throw refuse(name, value, 'a port between 0 and 65535');
      return port;
    },
    days(name: string): number | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const days = /^\d{1,4}$/.test(value) ? Number(value) : 0;
      if (days < 1) throw refuse(name, value, 'a number of days between 1 and 9999');
      return days;
    },
    onOrOff(name: string): boolean | undefined {
      if (text(name) === undefined) return undefined;
      return this.oneOf(name, ['on', 'off'], 'off') === 'on';
    },
    secretKey(name: string): SecretKey | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const key = parseSecretKey(value);
      // What was given stands in no sentence: it may be the key but for one sign.
      if (!key)
        throw new Failure('ENVIRONMENT', `${name} holds no key: set it to 32 bytes in base64, or leave it out.`);
      return key;
    },
    processId(name: string): number | undefined {
      const value = text(name);
      return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
    },
    oneOf: <const Word extends string>(name: string, words: readonly Word[], otherwise: NoInfer<Word>): Word =>
      maybeOneOf(name, words) ?? otherwise,
    maybeOneOf,
    address(name: string, protocol: RegExp, example: string): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      // The value may hold a password, so the sentence does not repeat it.
      if (!URL.canParse(value) || !protocol.test(new URL(value).protocol))
        throw refuse(name, '...', `an address like ${example}`);
      return value;
    },
    list(name: string, item: RegExp, example: string): string[] {
      const items = (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const wrong = items.find((part) => !item.test(part));
      if (wrong !== undefined) throw refuse(name, wrong, `a list like ${example}`);
      return items;
    },
  };
}

let parsed: Environment | undefined;

/** The environment of this process, parsed at the first call; relative folders are those of the caller. */
export function environment(): Environment {
  parsed ??= readEnvironment(process.env, process.env.INIT_CWD ?? process.cwd());
  return parsed;
}
