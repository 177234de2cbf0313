import { type Client, escapeIdentifier } from 'pg';

const lineFeed = 0x0a;

/** A name of a table or column within a statement. */
export function identifier(name: string): string {
  return escapeIdentifier(name);
}

export function columnList(columns: readonly string[]): string {
  return columns.map(identifier).join(', ');
}

/**
 * How many rows COPY ends in these bytes of its text form: each ends with a line feed, and one within a value is written as \n. The
 * number that the server tells comes in a message of its own, behind the last row and sometimes later than its reader ends.
 */
export function endedRows(bytes: Uint8Array): number {
  let rows = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) rows += 1;
  return rows;
}

/** For this transaction values are written and read in one way, whatever the server prefers, and take as long as they take. */
export async function writeTextAlike(client: Client): Promise<void> {
  await client.query(`
    set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmloption = 'content';
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}
