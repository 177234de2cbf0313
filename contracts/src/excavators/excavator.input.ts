import { z } from 'zod';
import { line } from '../common/index.ts';

export const excavatorLimits = { name: 120, shops: 1_000, brands: 1_000 } as const;

const references = (max: number) =>
  z
    .array(z.uuid({ error: 'unknown' }))
    .max(max, { error: 'too_many' })
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]);

/** Which offers an excavator processes; an empty list means all. */
export const excavatorScopeInput = z.object({
  shopIds: references(excavatorLimits.shops),
  brandIds: references(excavatorLimits.brands),
});

const share = (low: number, usual: number) =>
  z
    .number()
    .min(low)
    .max(1)
    .nullish()
    .transform((value) => value ?? usual);

/** What a person may set on an excavator. */
export const excavatorInput = z.object({
  name: line(excavatorLimits.name),
  scope: excavatorScopeInput,
  /** The least score at which a machine may join offers, on top of what decided pairs prove. */
  autoThreshold: share(0.5, 0.5),
  /** The precision that decided pairs must prove before a score joins anything. */
  targetPrecision: share(0.9, 0.98),
});

export type ExcavatorDraft = z.output<typeof excavatorInput>;

/** What a person may change on a proposed product before accepting it. */
export const creationEdit = z.object({ name: line(500) });

/** The value a person takes in place of the proposed one; what it may be, its attribute says. */
export const valueEdit = z.object({ value: z.unknown().refine((value) => value != null, { error: 'required' }) });
