import pino from 'pino';

/**
 * The log: one JSON line per event on standard error, `{level, time, event, ...}` with the time in ISO form. An event
 * is named `area.what-happened`. Passwords and tokens never reach it.
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
  pino.destination({ dest: 2, sync: true }),
);

export type Log = typeof log;
