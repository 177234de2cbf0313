import type { ExtractionWarning, Field } from '@quarry/contracts';
import { detailed } from '@quarry/contracts/wording';
import { readAvailability, settleStock, type StockSaid } from '../availability/index.ts';
import { readMoment } from '../sale-period/index.ts';
import { type SourceRow, type SourceValue, valuesOf } from './source-row.ts';

const undatedTrust = 0.5;
/** What a date ahead does not contradict. */
const onSaleNow: ReadonlySet<string> = new Set(['InStock', 'LimitedAvailability', 'InStoreOnly', 'OnlineOnly']);

/** The stock that a row states in words and in pieces, as far as it holds at `now`; what contradicts itself is a warning. */
export function stockOfRow(
  row: SourceRow,
  now: number | undefined,
  warnings: ExtractionWarning[],
): Field<string> | undefined {
  const { stock, availability_date: date } = row.values;
  const stated = valuesOf(row, 'availability', (text) => text.trim() !== '');
  const read = stated.map((source) => saidBy(source, warnings));
  const said = read.every(isSaid) ? read : read.filter(isSaid);
  if (stock && (said.length > 0 || stated.length === 0)) {
    const counted = saidBy(stock, stated.length === 0 ? warnings : []);
    if (counted !== undefined) said.push({ ...counted, isCount: true });
  }
  const settled = settleStock(said);
  if (settled === undefined) return undefined;
  const { kept, trust, warning } = settled;
  if (warning) warnings.push(warning);
  const found: Field<string> = { value: kept.name, raw: kept.text, method: 'feed', path: kept.path, confidence: trust };
  return date === undefined || !onSaleNow.has(kept.name) ? found : atTime(found, date, now, warnings);
}

function isSaid(one: StockSaid | undefined): one is StockSaid {
  return one !== undefined;
}

function saidBy({ text, path }: SourceValue, warnings: ExtractionWarning[]): StockSaid | undefined {
  const name = readAvailability(text);
  if (name !== undefined) return { name, text, path };
  if (text.trim() !== '') warnings.push(detailed('availability_unknown', { text: text.trim().slice(0, 60) }));
  return undefined;
}

/** What is in stock by its words but not yet by its date is neither. */
function atTime(
  found: Field<string>,
  date: SourceValue,
  now: number | undefined,
  warnings: ExtractionWarning[],
): Field<string> | undefined {
  const moment = now === undefined || date.text.trim() === '' ? now : readMoment(date.text, false);
  if (now === undefined || (moment !== undefined && moment <= now)) return found;
  const said = { text: found.raw.slice(0, 60), path: found.path, date: date.text.trim().slice(0, 60) };
  warnings.push(
    moment === undefined ? detailed('availability_dated:unreadable', said) : detailed('availability_dated', said),
  );
  return moment === undefined ? { ...found, confidence: found.confidence * undatedTrust } : undefined;
}
