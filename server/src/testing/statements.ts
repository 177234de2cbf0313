import { Client } from 'pg';
import { vi } from 'vitest';

/** How many statements whose text fits `about` reach the database meanwhile; what runs beside the test is not counted. */
export async function countStatements(about: RegExp, work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const texts = spy.mock.calls.map(([statement]: unknown[]) => JSON.stringify(statement) ?? '');
    return texts.filter((text) => about.test(text)).length;
  } finally {
    spy.mockRestore();
  }
}
