import { classifyGtin, type GtinReading } from '@quarry/extraction/gtin';
import { type Command, type CommandCall, UsageFailure } from './command.ts';
import { forEachJsonLine } from './input.ts';

export const gtinCommand: Command = {
  name: 'gtin',
  summary: 'Classify product codes: kind, check digit, whether they identify a unit everywhere.',
  usage: 'quarry gtin <code ...> [--json]   |   quarry gtin --stdin',
  help: `Takes GTIN-8, -12, -13 and -14, ISBN, ISSN and ISMN; blanks, hyphens and prefixes such as EAN13# are left out.
  --stdin   read JSON lines {"code": "..."} and answer one JSON line each
  --json    one JSON object a line`,
  options: { stdin: { type: 'boolean' } },
  run: async (call) => {
    if (call.options.stdin === true) return answerLines(call);
    if (call.words.length === 0) throw new UsageFailure('Name at least one code, or give --stdin.');
    for (const code of call.words) {
      const reading = classifyGtin(code);
      await call.answer(reading, describe(reading));
    }
    return 0;
  },
};

async function answerLines(call: CommandCall): Promise<number> {
  const answer = (json: object) => call.answer(json, JSON.stringify(json));
  const refuse = (input: unknown, reason: string) =>
    answer({ input, gtin14: null, kind: 'none', usable: false, reason, code: 'bad_line' });
  await forEachJsonLine(
    async ({ code }, line) => {
      if (typeof code === 'string') await answer(classifyGtin(code));
      else if (typeof code === 'number') await answer({ ...classifyGtin(String(code)), input: code });
      else await refuse(null, `Line ${line} has no "code"; write {"code": "4006381333931"}.`);
    },
    (line, reason) => refuse(null, `Line ${line}: ${reason}`),
  );
  return 0;
}

function describe({ input, gtin14, kind, usable, reason, remark }: GtinReading): string {
  const said = reason ?? remark;
  return `${input}: ${gtin14 ?? 'no valid code'}, ${kind}, ${usable ? 'usable' : 'not usable'}${said ? `. ${said}` : ''}`;
}
