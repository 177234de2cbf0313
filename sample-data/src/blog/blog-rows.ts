import { minutesBefore, localDay, printedDay } from '../kit/dates.ts';
import { colleague, type Colleague } from '../kit/colleagues.ts';
import { sceneOf } from '../kit/pictures/scene.ts';

export type Post = {
  id: number;
  img: string;
  title: string;
  avatar: string;
  userFullName: string;
  blogPosted: string;
  tags: readonly string[];
  excerpt: string;
  comment: number;
};

const { mira, tomas, ilse, ben, pia, jonas, amara, luca, otto } = colleague;

/** The thread of the one article; its length is what list and article count. */
const thread = [
  [
    ben,
    300,
    'The question about decimal commas alone has saved me two phone calls this week. Can we make it part of the order form?',
  ],
  [
    amara,
    640,
    'From the other end of the line: buyers notice wrong sizes long before we do. I can send you the ten worst ones.',
  ],
  [luca, 1500, 'The picture of the printed file on the warehouse wall deserves a frame.'],
  [mira, 2100, 'We tried this with the lighting range. Eleven files, nine clean at the first attempt.'],
] as const satisfies readonly (readonly [Colleague, minutesAgo: number, text: string])[];

type Row = Pick<Post, 'title' | 'tags' | 'excerpt'> & { author: Colleague; daysAgo: number };

const rows: readonly Row[] = [
  {
    title: 'Reading a supplier file without tears',
    author: tomas,
    daysAgo: 2,
    tags: ['Feeds', 'Quality'],
    excerpt:
      'Half of all import errors are one wrong separator. A short walk through the checks we do before the first row is stored, and the three questions we ask the supplier.',
  },
  {
    title: 'What a price was last month',
    author: otto,
    daysAgo: 9,
    tags: ['Prices'],
    excerpt:
      'A price without its history is a rumour. How we keep every price with the day it began, and why the lowest of the last thirty days belongs beside a discount.',
  },
  {
    title: 'Nine photographs a product really needs',
    author: pia,
    daysAgo: 17,
    tags: ['Pictures'],
    excerpt:
      'Front, back, scale, detail, and five more that save a return. Our list from the studio, with the lamp settings for shiny things.',
  },
  {
    title: 'Writing for people who only skim',
    author: ilse,
    daysAgo: 26,
    tags: ['Texts', 'Quality'],
    excerpt:
      'Nobody reads the second paragraph of a product text. So the first one has to carry size, material and the one thing that makes it worth its price.',
  },
  {
    title: 'Two shops, one warehouse',
    author: jonas,
    daysAgo: 41,
    tags: ['Stock'],
    excerpt:
      'When two shops sell the last chair in the same minute, somebody has to write an apology. How reserved stock works here, and where it still hurts.',
  },
  {
    title: 'Sorting twelve hundred kitchen things',
    author: mira,
    daysAgo: 58,
    tags: ['Categories', 'Texts'],
    excerpt:
      'A category tree is a promise about where to look. What we learned from watching thirty buyers search for a sieve.',
  },
];

/** The newest first. */
export function startPosts(now: number) {
  return rows.map(({ author, daysAgo, ...row }, index) => ({
    id: index + 1,
    img: sceneOf(row.title),
    avatar: author.avatar,
    userFullName: author.fullName,
    blogPosted: printedDay(localDay(now, -daysAgo)),
    comment: thread.length,
    ...row,
  })) as [Post, ...Post[]];
}

export type Comment = { avatar: string; userFullName: string; commentedAt: string; commentText: string };

export function startThread(now: number): Comment[] {
  return thread.map(([{ avatar, fullName }, minutesAgo, commentText]) => ({
    avatar,
    userFullName: fullName,
    commentedAt: printedDay(minutesBefore(now, minutesAgo)),
    commentText,
  }));
}

export const categories = [
  { category: 'Feeds', icon: 'file' },
  { category: 'Prices', icon: 'tag' },
  { category: 'Pictures', icon: 'camera' },
  { category: 'Texts', icon: 'edit' },
  { category: 'Stock', icon: 'package' },
  { category: 'Categories', icon: 'folder' },
  { category: 'Quality', icon: 'check' },
] as const;

export const article = `
<p>A supplier file arrives on a Monday, always. It has four thousand rows, a column called “price2”, and a note that says it is the same as last time. It never is.</p>
<h4>Look before you import</h4>
<p>The first check costs a minute: open the file as plain text and read five lines. You see the separator, the quotation marks and the decimal sign at once. A file that uses a comma for both is not broken, it is two files that somebody glued together.</p>
<p>The second check counts. How many rows, how many different identifiers, how many empty prices? Write the three numbers down. If the next file differs by more than a tenth, ask before you import it.</p>
<blockquote><p>A row that is refused with a reason is worth more than ten that are stored with a guess.</p></blockquote>
<h4>Three questions for the supplier</h4>
<ul><li>Which column names the thing that is sold, and does it ever change?</li><li>Is the price with or without tax, and for which country?</li><li>What does an empty stock field mean: none, or nobody has counted?</li></ul>
<p>Suppliers like these questions. They have answered them on the telephone for years, one shop at a time. Written down once, the answers belong beside the mapping of the file, where the next person finds them.</p>
<h4>And then?</h4>
<p>Let the good rows in, keep the others where somebody sees them, and send the list back the same day. By the third file there is usually nothing left to send.</p>`.trim();
