import * as z from 'zod/mini';

/** What a link is for: the first password of somebody who was invited, or a new one. */
export const linkKinds = ['invitation', 'reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Why a link leads nowhere. */
export const linkFaults = ['unknown', 'used', 'replaced', 'expired', 'disabled'] as const;
export type LinkFault = (typeof linkFaults)[number];

/** How long a link leads somewhere. */
export const linkHours = 72;

/** The screen of each kind, which reads `token` of its address. */
export const linkPaths: Readonly<Record<LinkKind, string>> = {
  invitation: '/accept-invite',
  reset: '/reset-password',
};

/** What `/jwt/link` answers of a link that leads somewhere: whose it is. */
export const linkAnswerSchema = z.object({
  kind: z.enum(linkKinds),
  email: z.string(),
  username: z.string(),
  fullName: z.string(),
});
export type LinkAnswer = z.infer<typeof linkAnswerSchema>;
