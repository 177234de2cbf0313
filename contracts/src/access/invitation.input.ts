import { z } from 'zod';
import { accountNames } from './account.input.ts';
import { userInput, userLimits } from './user.input.ts';

/** How many addresses are invited at once, and how long a pasted list may be. */
export const invitationLimits = { addresses: 200, characters: 20_000 } as const;

/** One entry of a pasted list, as it stands there; `email` is null where it is no address. */
export type PastedAddress = { line: number; text: string; email: string | null; fullName: string };

/**
 * Every entry of a pasted list: one a line, or several with semicolons or commas between them; `Name <address>` as mail
 * programs write it gives the name too. Empty lines are no entries.
 */
export function readAddresses(pasted: string): PastedAddress[] {
  return pasted.split(/\r\n|\r|\n/).flatMap((row, place) =>
    entriesOf(row)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ line: place + 1, text, ...addressOf(text) })),
  );
}

/** A comma stands between two addresses, or inside a name. */
function entriesOf(row: string): string[] {
  return row.split(';').flatMap((part) => ((part.match(/@/g) ?? []).length > 1 ? part.split(',') : [part]));
}

function addressOf(text: string): { email: string | null; fullName: string } {
  const [, name = '', bracketed] = /^(.*?)<([^<>]*)>[\s,]*$/.exec(text) ?? [];
  const read = accountNames.shape.email.safeParse(bracketed ?? text.replace(/,$/, ''));
  const fullName = name.trim().replaceAll(/^["']+|["']+$/g, '');
  return {
    email: read.success ? read.data : null,
    fullName: read.success ? fullName.slice(0, userLimits.fullName) : '',
  };
}

/** The people of a pasted list, and what all of them get. */
export const invitationInput = z
  .object({
    addresses: z
      .string()
      .max(invitationLimits.characters, { error: 'too_long' })
      .transform(readAddresses)
      .refine((entries) => entries.length > 0, { error: 'required' })
      .refine((entries) => entries.length <= invitationLimits.addresses, { error: 'too_many' }),
  })
  .extend(userInput.pick({ language: true, roleKeys: true, shopIds: true, brandIds: true }).shape);

export type InvitationDraft = z.output<typeof invitationInput>;
