import { z } from 'zod';

/** As which attribute many names of properties are accepted in a bulk run; null for the one that is proposed for each. */
export const bulkAcceptPropertyNamesInput = z.object({
  attributeId: z
    .string()
    .nullish()
    .transform((id) => id || null),
});
