import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field } from '@quarry/contracts/offers';
import { readAvailability } from '../availability/index.ts';
import { firstEvidence, newField } from './field.ts';
import type { Item, ItemGraph } from './item.ts';
import { limits } from './limits.ts';
import { cleanText } from './text.ts';

/** The availability that the first of `items` states in words we know; every text before it that says nothing is a warning. */
export function readStock(graph: ItemGraph, items: Item[], warnings: ExtractionWarning[]): Field<string> | undefined {
  for (const item of items) {
    const evidence = firstEvidence(graph, item, 'availability');
    if (!evidence) continue;
    const name = readAvailability(cleanText(evidence.text, limits.shortTextCharacters));
    if (name !== undefined) return newField(name, evidence.text, graph.method, evidence.path);
    warnings.push(unknownAvailability(evidence.text, evidence.path));
  }
  return undefined;
}

/** The warning about a text that stands where an availability should and says none. */
export function unknownAvailability(text: string, path: string): ExtractionWarning {
  return detailed('availability_unknown:page', { text: text.trim().slice(0, 60), path });
}
