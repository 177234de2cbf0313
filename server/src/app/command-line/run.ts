import { once } from 'node:events';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { lossOfDatabase } from '../../platform/db/lost.ts';
import { Failure } from '../../platform/failure.ts';
import { isSupervised, reportEnd } from '../supervised.ts';
import { type Command, UsageFailure } from './command.ts';
import { commands } from './commands.ts';

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
} as const;

/** Runs one command line and resolves with its exit status (0, 1 or 2); only answers reach standard output. */
export async function runCommandLine(args: string[]): Promise<number> {
  endQuietlyWhenTheReaderLeaves();
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await write(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    process.stderr.write(`quarry: there is no command "${name}". "quarry --help" lists them.\n`);
    return 2;
  }
  const command = await load();
  const speaksByLog = isSupervised || command.isServer === true;
  if (speaksByLog) await speakByLog();
  try {
    return await runCommand(command, rest, speaksByLog);
  } catch (error) {
    return explain(command, error, rest.includes('--json'));
  }
}

/** A server is heard by its log alone, what it did not expect included. */
async function speakByLog(): Promise<void> {
  const { log, noteConnections } = await import('../../platform/log.ts');
  noteConnections();
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'process.crashed', err: error });
    process.exit(1);
  });
}

async function runCommand(command: Command, args: string[], speaksByLog: boolean): Promise<number> {
  const { values, positionals } = parse(command, args);
  if (values.help === true) {
    await write(helpOf(command));
    return 0;
  }
  const isJson = values.json === true;
  const remark = speaksByLog ? await remarkByLog(command) : (text: string) => void process.stderr.write(`${text}\n`);
  return command.run({
    words: positionals,
    options: values,
    isJson,
    answer: (json, text) => write(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`),
    answerAll: async (answers, textOf) => {
      if (answers.length === 0) return;
      await write(`${answers.map((answer) => (isJson ? JSON.stringify(answer) : textOf(answer))).join('\n')}\n`);
    },
    remark,
  });
}

async function remarkByLog({ name }: Command): Promise<(text: string) => void> {
  const { log } = await import('../../platform/log.ts');
  return (text) => log.info({ event: `${name}.remark` }, text);
}

function parse(command: Command, args: string[]) {
  const config: ParseArgsConfig = {
    args,
    options: { ...commonOptions, ...command.options },
    allowPositionals: true,
  };
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageFailure(explainOption(error instanceof Error ? error.message : String(error)));
  }
}

/** Node says of an option without its value how the option is declared, or, before another option, three sentences. */
function explainOption(message: string): string {
  const option = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];
  return option === undefined ? message : `${option} needs a value.`;
}

async function explain(command: Command, error: unknown, isJson: boolean): Promise<number> {
  if (error instanceof UsageFailure) {
    process.stderr.write(`quarry ${command.name}: ${error.message}\n\n${helpOf(command)}`);
    return 2;
  }
  const failure = error instanceof Failure ? error : lossOfDatabase(error);
  if (!failure) throw error;
  const { code, message: reason } = failure;
  if (isSupervised) {
    await reportEnd(failure);
    return 1;
  }
  if (isJson) await write(`${JSON.stringify({ error: { code, reason } })}\n`);
  process.stderr.write(`quarry ${command.name}: ${reason}\n`);
  return 1;
}

function helpOf(command: Command): string {
  return `${command.summary}\n\nUsage: ${command.usage}\n${command.help ? `\n${command.help.trimEnd()}\n` : ''}`;
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...all.map((command) => command.name.length));
  const lines = all.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `Usage: quarry <command> [options]\n\n${lines.join('\n')}\n\n"quarry <command> --help" tells more of one.\n`;
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function endQuietlyWhenTheReaderLeaves(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
