import { type PriceOptions, type PriceReading, readPrices } from '@quarry/extraction/price';
import { type Command, type CommandCall, UsageFailure } from './command.ts';
import { forEachJsonLine, textOf, textOption } from './input.ts';

export const priceCommand: Command = {
  name: 'price',
  summary: 'Read the price out of a text: exact amount, minor units, currency and kind.',
  usage: 'quarry price "<text>" [--hint <currency text>] [--locale de] [--json]   |   quarry price --stdin',
  help: `  --hint    a currency known from elsewhere (EUR, €, kr): settles ambiguous or absent marks
  --locale  language of the page (de, en-IN, de-CH): settles kr, $, ¥ and "1.099"
  --stdin   read JSON lines {"text", "hint", "locale"} and answer one JSON line each
  --json    one JSON object; "parts" lists every amount of the text with its role
A text that begins with a minus goes behind two dashes: quarry price -- "-5,00 €"`,
  options: { hint: { type: 'string' }, locale: { type: 'string' }, stdin: { type: 'boolean' } },
  run: async (call) => {
    const options = { hint: textOption(call.options, 'hint'), locale: textOption(call.options, 'locale') };
    if (call.options.stdin === true) return answerLines(call, options);
    if (call.words.length === 0) throw new UsageFailure('Name the text to read, or give --stdin.');
    const reading = readPrices(call.words.join(' '), options);
    await call.answer(jsonOf(reading), describe(reading));
    return 0;
  },
};

async function answerLines(call: CommandCall, defaults: PriceOptions): Promise<number> {
  const answer = (json: object) => call.answer(json, JSON.stringify(json));
  const refuse = (reason: string) => answer({ amount: null, kind: 'none', code: 'bad_line', reason });
  await forEachJsonLine(
    async (value, line) => {
      const text = typeof value.text === 'number' ? String(value.text) : textOf(value, 'text');
      if (text === undefined) return refuse(`Line ${line} has no "text"; write {"text": "12,90 €"}.`);
      const hint = textOf(value, 'hint') ?? defaults.hint;
      const locale = textOf(value, 'locale') ?? defaults.locale;
      return answer(jsonOf(readPrices(text, { hint, locale })));
    },
    (line, reason) => refuse(`Line ${line}: ${reason}`),
  );
  return 0;
}

function jsonOf({ price, parts }: PriceReading): object {
  return parts.length > 1 || price.amount === null ? { ...price, parts } : price;
}

function describe({ price }: PriceReading): string {
  if (price.amount === null) return `No price: ${price.reason}`;
  const currency = price.currency ?? 'currency unknown';
  const amount = price.high ? `${price.amount} to ${price.high.amount}` : price.amount;
  const doubts = price.doubts.length > 0 ? `, doubts: ${price.doubts.join(', ')}` : '';
  const period = price.period ? ` per ${price.period}` : '';
  return `${amount} ${currency}${period} (${price.kind}, ${price.minor} minor units, confidence ${price.confidence}${doubts})`;
}
