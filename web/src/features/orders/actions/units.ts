import { z } from 'zod';
import type { OrderLineDetailFragment } from '../orders.operations.generated.ts';

type Counters = Pick<OrderLineDetailFragment, 'quantity' | 'packed' | 'shipped' | 'ships'>;

/** What of a line was neither packed nor shipped. */
export function leftOf({ quantity, packed, shipped, ships }: Counters): number {
  return ships ? Math.max(0, quantity - packed - shipped) : 0;
}

/** How many units of a line go, as they are typed. */
export type TypedUnits = { lineId: string; quantity: string };
export type Units = { lineId: string; quantity: number };

/** All that is left of each line, to begin with. */
export function unitsLeft(lines: readonly (Counters & { id: string })[]): TypedUnits[] {
  return lines.filter((line) => leftOf(line) > 0).map((line) => ({ lineId: line.id, quantity: String(leftOf(line)) }));
}

/** Units of lines, at most what is left of each; lines of which none go are left out. */
export function unitsSchema(lines: readonly (Counters & { id: string })[]): z.ZodType<Units[]> {
  const left = new Map(lines.map((line) => [line.id, leftOf(line)]));
  return z.custom<readonly TypedUnits[]>().transform((typed, context) => {
    const read = typed.map(({ lineId, quantity }) => ({
      lineId,
      quantity: quantity.trim() === '' ? 0 : Number(quantity),
    }));
    const refuse = (at: number, problem: 'not_whole' | 'too_small' | 'too_large' | 'required') =>
      context.addIssue({ code: 'custom', message: problem, path: [at, 'quantity'] });
    for (const [at, { lineId, quantity }] of read.entries()) {
      if (!Number.isInteger(quantity)) refuse(at, 'not_whole');
      else if (quantity < 0) refuse(at, 'too_small');
      else if (quantity > (left.get(lineId) ?? 0)) refuse(at, 'too_large');
    }
    const units = read.filter(({ quantity }) => quantity !== 0);
    if (units.length === 0) refuse(0, 'required');
    return units;
  });
}
