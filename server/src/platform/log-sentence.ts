/** What a line of the log holds beside the fields of its event. */
type LogLine = {
  level: string;
  time: string;
  event?: string;
  msg?: string;
  reason?: unknown;
  err?: { message?: string; stack?: string };
};

const levelWords: Record<string, string> = { info: 'quarry', warn: 'warning', fatal: 'error' };

/**
 * A JSON line of the log as a sentence for a person at a terminal: when, how grave, what, and why. The stack of an error stands below it,
 * that of a mere warning does not.
 */
export function sentenceOf(line: string): string {
  const { level, time, event = '', msg, reason, err, ...details } = JSON.parse(line) as LogLine;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const what = msg ?? `${wordsOf(event)}${detailsText(details)}`;
  const why = typeof reason === 'string' ? reason : err?.message;
  const isGrave = level === 'error' || level === 'fatal';
  const stack = isGrave && err?.stack ? `\n${err.stack}` : '';
  return `${clock} ${levelWords[level] ?? level}: ${why === undefined ? what : `${what.replace(/\.$/, '')}: ${why}`}${stack}\n`;
}

/** `database.connection-lost` as "Database connection lost". */
function wordsOf(event: string): string {
  const words = event.replaceAll(/[.\-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function detailsText(details: Record<string, unknown>): string {
  const texts = Object.entries(details).map(([name, value]) => `${spaced(name)} ${valueText(value)}`);
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

/** `requestId` as "request id". */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
