import { accountLimits } from './account-limits.ts';

/** Why a text cannot be a password. */
export type PasswordFault =
  | 'too_short'
  | 'too_long'
  | 'password_is_name'
  | 'password_is_common'
  | 'password_is_present';

/** Whose password it will be. */
export type PasswordOwner = { email: string; username: string; fullName?: string };

/**
 * What is wrong with a new password of this person; undefined when it may be theirs. Anyone who knows the common passwords brings
 * them (`isCommonPassword` of contracts/passwords); a browser leaves that to the server.
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean = () => false,
): PasswordFault | undefined {
  if (password.length < accountLimits.shortestPassword) return 'too_short';
  if (password.length > accountLimits.longestPassword) return 'too_long';
  if (isNameOf(owner, comparable(password))) return 'password_is_name';
  return isCommon(password) ? 'password_is_common' : undefined;
}

/** The same of a password that shall take the place of the present one. */
export function passwordChangeFault(
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  owner: PasswordOwner,
  isCommon?: (password: string) => boolean,
): PasswordFault | undefined {
  return newPassword === currentPassword ? 'password_is_present' : passwordFault(newPassword, owner, isCommon);
}

/** From this many letters on a name is one with figures around it as well; a shorter one stands at the edge of many words. */
const tellingLetters = 4;

/** Figures before or after hide no name, and nothing hides a whole address. */
function isNameOf(owner: PasswordOwner, password: string): boolean {
  const names = namesOf(owner);
  const bare = withoutFigures(password);
  const isBareName = bare.length >= tellingLetters && names.map(withoutFigures).includes(bare);
  return isBareName || names.includes(password) || password.includes(comparable(owner.email));
}

function withoutFigures(text: string): string {
  return text.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}

function namesOf({ email, username, fullName = '' }: PasswordOwner): string[] {
  return [email, email.split('@')[0] ?? '', username, fullName].map(comparable);
}

/** Letters and figures alone: capitals, spaces and signs make no other name of it. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
