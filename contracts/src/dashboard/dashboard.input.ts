import { z } from 'zod';
import { code } from '../common/fields.ts';
import { receivedCodes } from './received-figures.ts';

/** Every figure that a dashboard may show. */
export const figureCodes = [
  'orders',
  'net_sales',
  'units',
  'new_customers',
  'products',
  'offers',
  'proposals_waiting',
  'fresh_offers',
  'coverage',
  'pages_fetched',
  'complete_products',
  ...receivedCodes,
] as const;
export type FigureCode = (typeof figureCodes)[number];

/** How many of them stand there. */
export const figureLimits = { shown: 6 } as const;

/** Null: those that the reader's role looks at first. */
export const chosenFiguresInput = z.object({
  codes: z
    .array(z.enum(figureCodes, code('not_a_choice')))
    .transform((codes) => [...new Set(codes)])
    .pipe(z.array(z.enum(figureCodes)).min(1, code('required')).max(figureLimits.shown, code('too_many')))
    .nullish()
    .transform((codes) => codes ?? null),
});
