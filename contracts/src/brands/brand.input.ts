import { z } from 'zod';
import { line, optionalCountry, optionalText, optionalWebAddress } from '../common/index.ts';

export const brandLimits = { name: 120, alias: 120, aliases: 100, description: 5_000 } as const;

/** What a person may set on a brand. */
export const brandInput = z.object({
  name: line(brandLimits.name),
  website: optionalWebAddress,
  country: optionalCountry,
  description: optionalText(brandLimits.description),
  aliases: z
    .array(line(brandLimits.alias))
    .max(brandLimits.aliases, { error: 'too_many' })
    .nullish()
    .transform((aliases) => aliases ?? []),
});

export type BrandDraft = z.output<typeof brandInput>;
