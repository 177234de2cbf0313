import * as z from 'zod/mini';

/** The signed-in person as the session endpoints tell and the browser stores. Ids of the sample layer are numbers. */
export const userDataSchema = z.object({
  id: z.union([z.string(), z.number()]),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.string(),
  avatar: z.nullable(z.string()),
  ability: z.array(z.object({ action: z.string(), subject: z.string() })),
  extras: z.record(z.string(), z.unknown()),
});
/** Also what `/jwt/user-data` answers. */
export type UserData = z.infer<typeof userDataSchema>;

/** What `/jwt/login`, `/jwt/register` and `/jwt/refresh-token` answer when they succeed. */
export const sessionAnswerSchema = z.object({
  userData: userDataSchema,
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;
