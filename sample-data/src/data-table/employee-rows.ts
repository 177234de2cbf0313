import { localDay, monthFirst } from '../kit/dates.ts';
import type { Environment } from '../kit/domain.ts';
import { avatarOrInitials, emailOf, nameOf } from '../kit/people.ts';
import { cycle, pick, wholeBetween, words, type Choices } from '../kit/random.ts';

export type Employee = {
  id: number;
  avatar: string;
  full_name: string;
  post: string;
  email: string;
  city: string;
  /** MM/DD/YYYY */
  start_date: string;
  salary: string;
  age: string;
  experience: string;
  /** 1 active, 2 on probation, 3 on leave, 4 notice given, 5 applicant. */
  status: 1 | 2 | 3 | 4 | 5;
};

const posts: Choices<string> = [
  'Category buyer',
  'Warehouse clerk',
  'Feed engineer',
  'Text editor',
  'Photographer',
  'Customer adviser',
  'Price analyst',
  'Driver',
  'Bookkeeper',
  'Shop assistant',
  'Team lead, returns',
];
const cities = words('Tromso Galway Porto Bergen Graz Lyon Utrecht Turku Leeds Gdansk Malaga Basel');

/** Of twenty people, sixteen work as ever. */
const statuses: Choices<Employee['status']> = [1, 1, 1, 2, 1, 1, 3, 1, 1, 1, 5, 1, 1, 4, 1, 1, 1, 1, 1, 1];

export function startEmployees({ now, random }: Environment): readonly Employee[] {
  return Array.from({ length: 100 }, (_, index) => {
    const fullName = nameOf(100 + index);
    const years = wholeBetween(random, 1, 24);
    return {
      id: index + 1,
      avatar: avatarOrInitials(fullName, index + 1),
      full_name: fullName,
      post: pick(random, posts),
      email: emailOf(fullName, 'work'),
      city: pick(random, cities),
      start_date: monthFirst(localDay(now(), -365 * years + wholeBetween(random, 1, 360))),
      salary: `$${wholeBetween(random, 21_000, 78_000)}.${cycle(words('00 50 25'), index)}`,
      age: String(20 + years + wholeBetween(random, 0, 18)),
      experience: years === 1 ? '1 Year' : `${years} Years`,
      status: cycle(statuses, index),
    };
  });
}
