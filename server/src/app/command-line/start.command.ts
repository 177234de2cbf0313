import { environment } from '../../environment.ts';
import type { StartedProduct } from '../supervise/index.ts';
import type { Command } from './command.ts';

export const startCommand: Command = {
  name: 'start',
  summary: 'Run the whole product: database, API, worker, demo shops.',
  usage: 'quarry start',
  isServer: true,
  help: 'PORT, HOST, QUARRY_DATA and DATABASE_URL choose where; the README lists every variable. Ctrl-C stops everything.',
  async run({ answer, remark }) {
    process.title = 'quarry start';
    process.env.NODE_ENV = 'production';
    const { supervise } = await import('../supervise/index.ts');
    await supervise(environment(), (product) => void answer(product, textOf(product)), remark);
    return 0;
  },
};

function textOf({ address, administrator, databaseFolder }: StartedProduct): string {
  const lines = [`Quarry answers at ${address}`];
  if (databaseFolder !== undefined) lines.push(`  database folder  ${databaseFolder}`);
  if (administrator) lines.push(`  administrator    ${administrator.email}`);
  if (administrator?.password) lines.push(`  password         ${administrator.password}   (shown this once)`);
  return lines.join('\n');
}
