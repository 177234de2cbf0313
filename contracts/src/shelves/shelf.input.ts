import { z } from 'zod';

/** As which category many shelves are accepted in a bulk run; null for the one that is proposed for each. */
export const bulkAcceptShelvesInput = z.object({
  categoryId: z
    .string()
    .nullish()
    .transform((id) => id || null),
});
