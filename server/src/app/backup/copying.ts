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
