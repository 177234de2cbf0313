import { type Client, escapeIdentifier } from 'pg';

/** A name of a table or column within a statement. */
export function identifier(name: string): string {
  return escapeIdentifier(name);
}

export function columnList(columns: readonly string[]): string {
  return columns.map(identifier).join(', ');
}

/** For this transaction values are written and read in one way, whatever the server prefers, and take as long as they take. */
export async function writeTextAlike(client: Client): Promise<void> {
  await client.query(`
    set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmloption = 'content';
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}

/** What a person is told of long work, at most every few seconds. */
export function progress(tell: (text: string) => void): (text: () => string) => void {
  let toldAt = performance.now();
  return (text) => {
    if (performance.now() - toldAt < 3_000) return;
    toldAt = performance.now();
    tell(text());
  };
}

/** `4.2 MB`, `310 kB`. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}
