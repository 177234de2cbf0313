import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field } from '@quarry/contracts/offers';
import { readAvailability, settleStock, stockOfCount, type StockSaid } from '../availability/index.ts';
import { evidenceOf, newField } from './field.ts';
import { type Item, type ItemGraph, valuesOf } from './item.ts';
import { limits } from './limits.ts';
import { cleanText } from './text.ts';

/**
 * The availability that `items` state in words we know, and its number of pieces; of statements that contradict each other the more
 * careful one. Every text that says nothing is a warning.
 */
export function readStock(graph: ItemGraph, items: Item[], warnings: ExtractionWarning[]): Field<string> | undefined {
  const said = items.flatMap((item) => saidInWords(graph, item, warnings));
  const isUnknown = said.length === 0 && items.some((item) => stated(graph, item).length > 0);
  if (!isUnknown) for (const item of items) for (const piece of saidInPieces(graph, item)) said.push(piece);
  const settled = settleStock(said);
  if (settled === undefined) return undefined;
  const { kept, trust, warning } = settled;
  if (warning) warnings.push(warning);
  return newField(kept.name, kept.text, graph.method, kept.path, trust);
}

function stated(graph: ItemGraph, item: Item) {
  return valuesOf(graph, item, 'availability').flatMap((value) => {
    const evidence = evidenceOf(graph, value, 'availability');
    return evidence ? [{ ...evidence, isBeside: value.isBeside === true }] : [];
  });
}

function saidInWords(graph: ItemGraph, item: Item, warnings: ExtractionWarning[]): StockSaid[] {
  return stated(graph, item).flatMap(({ text, path, isBeside }) => {
    const name = readAvailability(cleanText(text, limits.shortTextCharacters));
    if (name !== undefined) return [{ name, text, path }];
    if (!isBeside) warnings.push(unknownAvailability(text, path));
    return [];
  });
}

function saidInPieces(graph: ItemGraph, item: Item): StockSaid[] {
  return valuesOf(graph, item, 'inventoryLevel').flatMap((value) => {
    const evidence = evidenceOf(graph, value, 'inventoryLevel');
    const name = evidence && stockOfCount(evidence.text);
    return evidence && name !== undefined ? [{ name, ...evidence, isCount: true }] : [];
  });
}

/** The warning about a text that stands where an availability should and says none. */
export function unknownAvailability(text: string, path: string): ExtractionWarning {
  return detailed('availability_unknown:page', { text: text.trim().slice(0, 60), path });
}
