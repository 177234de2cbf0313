import { colleague, type ColleagueName } from '../kit/colleagues.ts';
import { dayFirst, localDay } from '../kit/dates.ts';

export type FoundFile = { title: string; by: string; size: string; file: string };
export type FoundContact = { title: string; email: string; img: string; date: string };

type FileRow = readonly [title: string, by: ColleagueName, size: string, file: string];

const fileRows: readonly FileRow[] = [
  ['Range list lighting', 'mira', '48kb', 'sheet'],
  ['Size tables', 'ilse', '112kb', 'sheet'],
  ['Price list autumn', 'otto', '236kb', 'sheet'],
  ['Refused rows of Brunnen', 'tomas', '9kb', 'text'],
  ['Mapping guide', 'tomas', '310kb', 'pdf'],
  ['Photo plan textiles', 'pia', '84kb', 'pdf'],
  ['Gooseneck kettle, front', 'pia', '2.4mb', 'image'],
  ['Box for glass, cut lines', 'luca', '640kb', 'image'],
  ['Harbour Day banner', 'luca', '1.1mb', 'image'],
  ['Stocktake plan', 'jonas', '77kb', 'pdf'],
  ['Month close checklist', 'sana', '22kb', 'text'],
  ['Answers for buyers', 'amara', '156kb', 'text'],
  ['Supplier contracts', 'ben', '4.8mb', 'archive'],
];

export const files: readonly FoundFile[] = fileRows.map(([title, by, size, file]) => ({
  title,
  by: colleague[by].fullName,
  size,
  file,
}));

/** Everybody, with the day of the last word. */
export function startContacts(now: number): readonly FoundContact[] {
  return Object.values(colleague).map(({ fullName, email, avatar }, index) => {
    const date = dayFirst(localDay(now, -((index * 5) % 23)));
    return { title: fullName, email, img: avatar, date };
  });
}
