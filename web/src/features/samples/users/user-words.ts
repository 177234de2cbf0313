import type { MessageKey } from '../../../i18n/index.ts';
import type { Tone } from '../../../ui/status-dot.tsx';
import type { sampleUsersMessages } from './users.messages.ts';

type Word = MessageKey<typeof sampleUsersMessages.english>;

/** What the layer knows a user by, and the words for it. */
export const roles: Readonly<Record<string, Word>> = {
  admin: 'admin',
  editor: 'editor',
  author: 'author',
  maintainer: 'maintainer',
  subscriber: 'subscriber',
};
export const plans: Readonly<Record<string, Word>> = {
  basic: 'basic',
  team: 'team',
  company: 'companyPlan',
  enterprise: 'enterprise',
};
export const statuses: Readonly<Record<string, Word>> = { active: 'active', inactive: 'inactive', pending: 'pending' };
export const billings: Readonly<Record<string, Word>> = {
  'Manual - Credit Card': 'creditCard',
  'Manual - Paypal': 'paypal',
  'Manual - Cash': 'cash',
  'Auto Debit': 'autoDebit',
};

const tones: Readonly<Record<string, Tone>> = { active: 'success', inactive: 'neutral', pending: 'warning' };

export function toneOf(status: string): Tone {
  return tones[status] ?? 'neutral';
}

/** The word for a value; a value that none is known for is its own. */
export function wordFor(words: Readonly<Record<string, Word>>, t: (word: Word) => string, value: string): string {
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word === undefined ? value : t(word);
}

/** All values with their words, to choose from. */
export function choicesOf(words: Readonly<Record<string, Word>>, t: (word: Word) => string) {
  return Object.entries(words).map(([value, word]) => ({ value, label: t(word) }));
}
