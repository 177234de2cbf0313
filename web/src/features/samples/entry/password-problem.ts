import { accountLimits } from '@quarry/contracts/access';

const { shortestPassword: shortest } = accountLimits;

/** What is wrong with a new password; undefined when it will do. */
export function passwordProblem(password: string): 'passwordShort' | 'passwordSimple' | undefined {
  if (password.length < shortest) return 'passwordShort';
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  return kinds < 2 || new Set(password).size < shortest / 2 ? 'passwordSimple' : undefined;
}
