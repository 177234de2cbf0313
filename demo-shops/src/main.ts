import { parseArgs } from 'node:util';
import { defaultFirstPort, startDemoShops, type DemoShopsOptions } from './index.ts';

const help = `Four demo shops and a payment provider on five ports in a row.

  --port <n>       first port (default: QUARRY_DEMO_PORT or ${defaultFirstPort})
  --host <name>    address to listen on (default: HOST or 127.0.0.1)
  --day <n>        day of the shops' clock to begin with (default 0)
  --base <date>    date of day 0 as YYYY-MM-DD (default: thirty days ago)
  --delay <ms>     wait before every answer (default 0)
  --faults <mode>  usual | none (default usual)
`;

async function main(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const options = readOptions(args, environment);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  if (options === undefined) {
    process.stdout.write(help);
    return 0;
  }
  const running = await startDemoShops(options);
  for (const shop of running.shops) process.stdout.write(`${shop.url}  ${shop.name} (${shop.role})\n`);
  process.stdout.write(`${running.providerUrl}  payment provider\n`);
  process.stdout.write(`${running.controlUrl}  clock: day ${running.day()}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await running.stop();
  return 0;
}

/** The options to start with, nothing when help was asked for, or a sentence about what is wrong. */
function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): DemoShopsOptions | string | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      day: { type: 'string' },
      base: { type: 'string' },
      delay: { type: 'string' },
      faults: { type: 'string' },
    },
  });
  if (values.help) return undefined;
  const ports = wholeNumber(values.port ?? (environment.QUARRY_DEMO_PORT || `${defaultFirstPort}`), 65_531);
  const day = wholeNumber(values.day ?? '0', 3650);
  const delayMs = wholeNumber(values.delay ?? '0', 60_000);
  const baseDate = values.base === undefined ? undefined : new Date(`${values.base}T00:00:00Z`);
  const faults = values.faults ?? 'usual';
  if (ports === undefined || ports === 0)
    return 'The port must be a whole number from 1 to 65531: four more follow it.';
  if (day === undefined) return 'The day must be a whole number from 0 to 3650.';
  if (delayMs === undefined) return 'The delay must be a whole number of milliseconds up to 60000.';
  if (baseDate && Number.isNaN(baseDate.getTime())) return 'The base date must look like 2026-01-31.';
  if (faults !== 'usual' && faults !== 'none') return 'Faults are either usual or none.';
  const host = values.host ?? (environment.HOST || '127.0.0.1');
  return { ports, host, day, delayMs, faults, ...(baseDate ? { baseDate } : {}) };
}

function wholeNumber(text: string, highest: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number <= highest ? number : undefined;
}

/** What a person can do about the usual reasons why it does not start. */
function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}. See --help.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another first port with --port or QUARRY_DEMO_PORT.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened. Choose a first port above 1023 with --port or QUARRY_DEMO_PORT.`;
  return `The demo shops could not start: ${message}`;
}

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
}
