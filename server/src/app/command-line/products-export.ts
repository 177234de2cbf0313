import { exportProducts, type ProductExport } from '../../features/products/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { exportedRow } from '../../platform/imports/index.ts';
import type { CommandCall } from './command.ts';
import { counted } from './counted.ts';
import { textOption } from './input.ts';
import { writeWhole } from './write-whole.ts';

const delimiter = ',';

/** Writes all products to a file, or to standard output. */
export async function exportToFile(call: CommandCall, deps: Deps): Promise<number> {
  const exported = await exportProducts(deps, systemActor);
  const out = textOption(call.options, 'out');
  return out === undefined ? answerProducts(call, exported) : writeProducts(call, exported, out);
}

async function answerProducts(call: CommandCall, { columns, rows }: ProductExport): Promise<number> {
  const lineOf = (texts: readonly string[]) => exportedRow(texts, delimiter).replace(/\r\n$/, '');
  if (!call.isJson) await call.answerAll([columns], lineOf);
  for await (const window of rows) {
    if (call.isJson)
      await call.answerAll(
        window.map((texts) => filled(columns, texts)),
        JSON.stringify,
      );
    else await call.answerAll(window, lineOf);
  }
  return 0;
}

function filled(columns: readonly string[], texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.flatMap((column, at) => (texts[at] ? [[column, texts[at]]] : [])));
}

/** The file appears once it is whole; spreadsheet programs know its encoding by the mark in front. */
async function writeProducts(call: CommandCall, { columns, rows }: ProductExport, out: string): Promise<number> {
  let products = 0;
  const lines = async function* (): AsyncGenerator<string> {
    yield `\u{feff}${exportedRow(columns, delimiter)}`;
    for await (const window of rows) {
      products += window.length;
      yield window.map((texts) => exportedRow(texts, delimiter)).join('');
    }
  };
  const path = await writeWhole(out, lines());
  await call.answer({ file: path, products }, `Exported ${counted(products, 'product')} to ${path}.`);
  return 0;
}
