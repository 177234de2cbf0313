import { colleague, type ColleagueName } from '../kit/colleagues.ts';
import { localDay, plainDay } from '../kit/dates.ts';
import type { Environment } from '../kit/domain.ts';

export type Task = {
  id: number;
  title: string;
  /** `2031-05-20`; empty when none is set. */
  dueDate: string;
  description: string;
  assignee: { fullName: string; avatar: string } | null;
  tags: readonly string[];
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
};

type Mark = 'important' | 'completed' | 'deleted';

type Row = readonly [
  title: string,
  dueIn: number | undefined,
  assignee: ColleagueName | undefined,
  tags: string,
  marks: readonly Mark[],
  description: string,
];

const rows: readonly Row[] = [
  [
    'Ask Halden for the missing weights',
    -6,
    'ben',
    'medium',
    ['completed'],
    '<p>Forty rows. Without weights no freight price.</p>',
  ],
  [
    'Check feed of shop 4',
    0,
    'tomas',
    'high team',
    ['important'],
    '<p>It was empty twice this week. The supplier says it is <strong>not</strong> on their side.</p>',
  ],
  [
    'Rename category “Misc”',
    9,
    'mira',
    'low',
    [],
    '<p>Nobody finds anything in it. Proposal: table decoration, and the rest by hand.</p>',
  ],
  [
    'Write texts for the wool throws',
    3,
    'ilse',
    'medium update',
    ['important'],
    '<p>Washing advice belongs in the first lines.</p>',
  ],
  ['Order thermal labels', 1, 'jonas', 'low', [], ''],
  [
    'Answer the audit questions',
    5,
    'sana',
    'high',
    ['important'],
    '<p>Three open: rounding, returns, and who may change a price.</p>',
  ],
  ['Photograph the gooseneck kettle again', 2, 'pia', 'medium', [], '<p>The lid is reflected in the spout.</p>'],
  [
    'Plan the trade fair stand',
    16,
    'otto',
    'team',
    [],
    '<p>North hall, stand 14. Four days, two people at a time.</p>',
  ],
  ['Old price list of spring', -40, undefined, 'low', ['deleted'], ''],
  ['Compare parcel services', 12, undefined, 'low update', [], '<p>Only those that pick up on Saturdays.</p>'],
  ['Thank the night shift', undefined, 'jonas', 'team', ['completed'], ''],
  [
    'Check the discount texts',
    -1,
    'amara',
    'high',
    ['important', 'completed'],
    '<p>The lowest price of thirty days has to stand beside each.</p>',
  ],
  ['Draw the new box for glass', 20, 'luca', 'medium', [], '<p>It has to survive a fall of one metre, twice.</p>'],
  [
    'Call the supplier of the torches',
    -2,
    'ben',
    'medium',
    [],
    '<p>Late since Tuesday. Ask for a date, not for a reason.</p>',
  ],
  ['Translate the size tables', 7, 'ilse', 'update', [], '<p>French and Portuguese are missing.</p>'],
  ['Double entry of mugs', undefined, undefined, '', ['deleted', 'important'], '<p>Was solved by merging.</p>'],
  [
    'Read the returns of last month',
    4,
    'amara',
    'team high',
    [],
    '<p>Sort by reason; the first five are worth a meeting.</p>',
  ],
  ['Put the stocktake plan on the wall', undefined, undefined, 'team', [], ''],
];

export function startTasks({ now }: Environment): readonly Task[] {
  return rows.map(([title, dueIn, assignee, tags, marks, description], index) => ({
    id: index + 1,
    title,
    description,
    dueDate: dueIn === undefined ? '' : plainDay(localDay(now(), dueIn)),
    assignee: assignee ? { fullName: colleague[assignee].fullName, avatar: colleague[assignee].avatar } : null,
    tags: tags === '' ? [] : tags.split(' '),
    isCompleted: marks.includes('completed'),
    isDeleted: marks.includes('deleted'),
    isImportant: marks.includes('important'),
  }));
}
