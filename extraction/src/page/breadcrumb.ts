import type { BreadcrumbItem, Field } from '@quarry/contracts/offers';
import { addressOf, firstEvidence, newField } from './field.ts';
import { type Item, type ItemGraph, itemsOf } from './item.ts';
import { limits } from './limits.ts';
import { cleanText } from './text.ts';

/** The page's breadcrumb as one method states it; of several the longest. */
export function readBreadcrumb(graph: ItemGraph): Field<BreadcrumbItem[]> | undefined {
  const lists = graph.items.filter((item) => item.types.includes('BreadcrumbList'));
  const trails = lists.map((list) => ({ list, steps: stepsOf(graph, list) })).filter(({ steps }) => steps.length > 0);
  const [longest] = trails.toSorted((left, right) => right.steps.length - left.steps.length);
  if (!longest) return undefined;
  const raw = longest.steps.map((step) => step.name).join(' > ');
  return newField(longest.steps, raw, graph.method, longest.list.path);
}

function stepsOf(graph: ItemGraph, list: Item): BreadcrumbItem[] {
  const entries = itemsOf(graph, list, 'itemListElement').slice(0, limits.breadcrumbs);
  const placed = entries.map((entry, index) => ({
    entry,
    place: Number(firstEvidence(graph, entry, 'position')?.text ?? index),
  }));
  const inOrder = placed.every(({ place }) => Number.isFinite(place))
    ? placed.toSorted((left, right) => left.place - right.place)
    : placed;
  return inOrder.flatMap(({ entry }) => {
    const step = readStep(graph, entry);
    return step ? [step] : [];
  });
}

function readStep(graph: ItemGraph, entry: Item): BreadcrumbItem | undefined {
  const [target] = itemsOf(graph, entry, 'item');
  const name = cleanText(
    firstEvidence(graph, entry, 'name')?.text ?? (target && firstEvidence(graph, target, 'name')?.text) ?? '',
    limits.shortTextCharacters,
  );
  if (name === '') return undefined;
  return { name, url: addressOf(graph, entry, 'item', 'url')?.address ?? null };
}
