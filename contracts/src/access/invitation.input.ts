import { z } from 'zod';
import { accountNames } from './account.input.ts';
import { userInput, userLimits } from './user.input.ts';

/** How many addresses are invited at once, and how long a pasted list may be. */
export const invitationLimits = { addresses: 200, characters: 20_000 } as const;

/** One entry of a pasted list, as it stands there; `email` is null where it is no address. */
export type PastedAddress = { line: number; text: string; email: string | null; fullName: string };

/**
 * Every entry of a pasted list: one a line, or several with semicolons, commas or tabs between them; `Name <address>` as mail
 * programs write it gives the name too. Empty lines are no entries.
 */
export function readAddresses(pasted: string): PastedAddress[] {
  return pasted.split(/\r\n|[\n\r\u0085\u2028\u2029]/).flatMap((row, place) =>
    entriesOf(row)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ line: place + 1, text, ...addressOf(text) })),
  );
}

/** Semicolons, tabs and commas stand between entries, but not in quotes; commas also inside a name that its address in brackets follows. */
function entriesOf(row: string): string[] {
  const entries: string[] = [];
  let held: string[] = [];
  for (const [, part = '', separator] of row.matchAll(/((?:"[^"]*"|[^,;\t])*)([,;\t]?)/g)) {
    const isPartOfName = separator === ',' && !/[@<]/.test(part);
    if (part.trim() === '') continue;
    if (isPartOfName) held.push(part);
    else {
      entries.push(...(part.includes('<') ? [[...held, part].join(',')] : [...held, part]));
      held = [];
    }
  }
  return [...entries, ...held];
}

function addressOf(text: string): { email: string | null; fullName: string } {
  const [, name = '', bracketed] = /^(.*?)<([^<>]*)>$/.exec(text) ?? [];
  const written = (bracketed ?? text).trim().replace(/^mailto:/i, '');
  const read = accountNames.shape.email.safeParse(written.replace(/^(["'])(.*)\1$/, '$2'));
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
      .max(invitationLimits.characters, { error: 'too_many_addresses' })
      .transform(readAddresses)
      .refine((entries) => entries.length > 0, { error: 'required' })
      .refine((entries) => entries.length <= invitationLimits.addresses, { error: 'too_many_addresses' }),
  })
  .extend(userInput.pick({ language: true, roleKeys: true, shopIds: true, brandIds: true }).shape);

export type InvitationDraft = z.output<typeof invitationInput>;
