import type { AttributeValue } from '@quarry/matching';
import { writtenQuantity, writtenSides, type ReadQuantity } from './written-quantity.ts';

/**
 * The one value that the readings of an attribute say; undefined where they contradict each other. Numbers with units are texts of one
 * writing until their attributes are of type measure.
 */
export function readValue(values: readonly AttributeValue[]): string | number | undefined {
  const [first] = values;
  if (!first) return undefined;
  if (first.kind === 'dimension' && first.side === undefined && values.length > 1) {
    return values.length > mostSides ? undefined : writtenSides(values.filter(isQuantity));
  }
  const said = new Map(values.map((value) => [saidBy(value), value]));
  return said.size === 1 ? shown(first) : undefined;
}

const mostSides = 3;

function isQuantity(value: AttributeValue): value is ReadQuantity {
  return 'family' in value;
}

/** What tells two readings apart, whatever their words are. */
function saidBy(value: AttributeValue): string {
  return 'code' in value ? value.code : String(shown(value));
}

function shown(value: AttributeValue): string | number {
  if (isQuantity(value)) return writtenQuantity(value);
  if (value.kind === 'pack') return value.count;
  if (value.kind === 'energyClass' || value.kind === 'clothing' || value.kind === 'shoe') return value.code;
  if (value.kind === 'bedding') return 'code' in value ? value.code : bedSides(value);
  return value.raw.trim();
}

function bedSides({
  width,
  length,
  ...place
}: { width: ReadQuantity['number']; length: ReadQuantity['number'] } & Pick<
  AttributeValue,
  'raw' | 'start' | 'end'
>): string {
  const side = (number: ReadQuantity['number']): ReadQuantity => ({
    ...place,
    kind: 'dimension',
    family: 'length',
    number,
    unit: 'cm',
    writtenUnit: 'cm',
  });
  return writtenSides([side(width), side(length)]);
}
