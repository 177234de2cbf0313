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

type Row = {
  title: string;
  /** Days from today. */
  dueIn?: number;
  assignee?: ColleagueName;
  tags?: string;
  marks?: readonly Mark[];
  description?: string;
};

const rows: readonly Row[] = [
  {
    title: 'Ask Halden for the missing weights',
    dueIn: -6,
    assignee: 'ben',
    tags: 'medium',
    marks: ['completed'],
    description: '<p>Forty rows. Without weights no freight price.</p>',
  },
  {
    title: 'Check feed of shop 4',
    dueIn: 0,
    assignee: 'tomas',
    tags: 'high team',
    marks: ['important'],
    description: '<p>It was empty twice this week. The supplier says it is <strong>not</strong> on their side.</p>',
  },
  {
    title: 'Rename category “Misc”',
    dueIn: 9,
    assignee: 'mira',
    tags: 'low',
    description: '<p>Nobody finds anything in it. Proposal: table decoration, and the rest by hand.</p>',
  },
  {
    title: 'Write texts for the wool throws',
    dueIn: 3,
    assignee: 'ilse',
    tags: 'medium update',
    marks: ['important'],
    description: '<p>Washing advice belongs in the first lines.</p>',
  },
  { title: 'Order thermal labels', dueIn: 1, assignee: 'jonas', tags: 'low' },
  {
    title: 'Answer the audit questions',
    dueIn: 5,
    assignee: 'sana',
    tags: 'high',
    marks: ['important'],
    description: '<p>Three open: rounding, returns, and who may change a price.</p>',
  },
  {
    title: 'Photograph the gooseneck kettle again',
    dueIn: 2,
    assignee: 'pia',
    tags: 'medium',
    description: '<p>The lid is reflected in the spout.</p>',
  },
  {
    title: 'Plan the trade fair stand',
    dueIn: 16,
    assignee: 'otto',
    tags: 'team',
    description: '<p>North hall, stand 14. Four days, two people at a time.</p>',
  },
  { title: 'Old price list of spring', dueIn: -40, tags: 'low', marks: ['deleted'] },
  {
    title: 'Compare parcel services',
    dueIn: 12,
    tags: 'low update',
    description: '<p>Only those that pick up on Saturdays.</p>',
  },
  { title: 'Thank the night shift', assignee: 'jonas', tags: 'team', marks: ['completed'] },
  {
    title: 'Check the discount texts',
    dueIn: -1,
    assignee: 'amara',
    tags: 'high',
    marks: ['important', 'completed'],
    description: '<p>The lowest price of thirty days has to stand beside each.</p>',
  },
  {
    title: 'Draw the new box for glass',
    dueIn: 20,
    assignee: 'luca',
    tags: 'medium',
    description: '<p>It has to survive a fall of one metre, twice.</p>',
  },
  {
    title: 'Call the supplier of the torches',
    dueIn: -2,
    assignee: 'ben',
    tags: 'medium',
    description: '<p>Late since Tuesday. Ask for a date, not for a reason.</p>',
  },
  {
    title: 'Translate the size tables',
    dueIn: 7,
    assignee: 'ilse',
    tags: 'update',
    description: '<p>French and Portuguese are missing.</p>',
  },
  { title: 'Double entry of mugs', marks: ['deleted', 'important'], description: '<p>Was solved by merging.</p>' },
  {
    title: 'Read the returns of last month',
    dueIn: 4,
    assignee: 'amara',
    tags: 'team high',
    description: '<p>Sort by reason; the first five are worth a meeting.</p>',
  },
  { title: 'Put the stocktake plan on the wall', tags: 'team' },
];

export function startTasks({ now }: Environment): readonly Task[] {
  return rows.map(({ title, dueIn, assignee, tags = '', marks = [], description = '' }, index) => ({
    id: index + 1,
    title,
    dueDate: dueIn === undefined ? '' : plainDay(localDay(now(), dueIn)),
    description,
    assignee: assignee ? { fullName: colleague[assignee].fullName, avatar: colleague[assignee].avatar } : null,
    tags: tags === '' ? [] : tags.split(' '),
    isCompleted: marks.includes('completed'),
    isDeleted: marks.includes('deleted'),
    isImportant: marks.includes('important'),
  }));
}
