import { isatty } from 'node:tty';
import pino from 'pino';
import { wantedLogFormat } from './log-format.ts';
import { sentenceOf } from './log-sentence.ts';

const format = wantedLogFormat() ?? (isatty(2) ? 'text' : 'json');
const standardError = pino.destination({ dest: 2, sync: true });

/**
 * The log: one event per line on standard error, `{level, time, event, ...}` with the time in ISO form, or a sentence where a terminal
 * hears it. An event is named `area.what-happened`; `msg` says it in words where its name does not. Passwords and tokens never reach it.
 */
export const log = pino(
  {
    base: null,
    level: 'info',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'password',
        'token',
        'accessToken',
        'refreshToken',
        '*.password',
        '*.token',
        '*.accessToken',
        '*.refreshToken',
        'headers.authorization',
        '*.headers.authorization',
      ],
      censor: '[hidden]',
    },
  },
  { write: (line) => standardError.write(format === 'text' ? sentenceOf(line) : line) },
);

/** What befalls connections to the database. A server outlives it and notes it; every other command says once that it cannot go on. */
export const connectionLog = log.child({}, { level: 'silent' });

/** A server says so of itself. */
export function noteConnections(): void {
  connectionLog.level = log.level;
}

export type Log = typeof log;
