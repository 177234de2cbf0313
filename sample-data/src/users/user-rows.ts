import type { Environment } from '../kit/domain.ts';
import { avatarOrInitials, emailOf, nameOf, phoneOf } from '../kit/people.ts';
import { cycle, pick, words, type Choices } from '../kit/random.ts';

export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export const userBillings = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const;

export type User = {
  id: number;
  billing: string;
  fullName: string;
  company: string;
  role: string;
  username: string;
  country: string;
  contact: string;
  email: string;
  currentPlan: string;
  status: string;
  avatar: string;
};

const companies: Choices<readonly [name: string, place: string]> = [
  ['Linden Supply', 'linden'],
  ['Fjordline Home', 'fjordline'],
  ['Marram Trading', 'marram'],
  ['Oak & Ember', 'oakember'],
  ['Saltmarsh Foods', 'saltmarsh'],
  ['Ludo Toys', 'ludo'],
  ['Belvane Textiles', 'belvane'],
  ['Pinta Paper', 'pinta'],
];
const countries = words('Chile Norway Portugal Ghana Ireland Japan Canada Germany Brazil Finland Kenya France');

/** More people read than write, and few decide. */
const roles = words('admin subscriber author editor subscriber maintainer author subscriber editor maintainer author');

/** Fifty users: most of them active, and somebody for every role, plan and way of paying. */
export function startUsers({ random }: Environment): readonly User[] {
  return Array.from({ length: 50 }, (_, index) => {
    const fullName = nameOf(index);
    const [company, place] = pick(random, companies);
    const email = emailOf(fullName, place);
    return {
      id: index + 1,
      billing: pick(random, userBillings),
      fullName,
      company,
      role: cycle(roles, index),
      username: (email.split('@')[0] ?? '').replace('.', ''),
      country: pick(random, countries),
      contact: phoneOf(index),
      email,
      currentPlan: cycle(userPlans, index * 3 + Math.floor(index / 4)),
      status: cycle(['active', 'active', 'inactive', 'active', 'pending', 'active', 'active'], index),
      avatar: avatarOrInitials(fullName, index),
    };
  });
}
