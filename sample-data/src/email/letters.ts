import type { ColleagueName } from '../kit/colleagues.ts';
import type { EmailFolder } from './email-rows.ts';

/** The owner of the desk, a colleague, or a stranger with name and address. */
export type Sender = 'me' | ColleagueName | readonly [name: string, email: string];

type Reply = { from: Sender; hoursAgo: number; to?: readonly ColleagueName[]; text: readonly string[] };

export type Letter = {
  from: Sender;
  /** The owner of the desk when absent. */
  to?: readonly ColleagueName[];
  cc?: readonly ColleagueName[];
  hoursAgo: number;
  subject: string;
  text: readonly string[];
  files?: readonly string[];
  labels?: string;
  /** The inbox when absent. */
  folder?: EmailFolder;
  isStarred?: boolean;
  isRead?: boolean;
  replies?: readonly Reply[];
};

/** Twenty-six letters over all folders, the newest first. */
export const letters: readonly Letter[] = [
  {
    from: 'tomas',
    hoursAgo: 1,
    subject: 'The Brunnen feed is clean again',
    labels: 'company',
    isStarred: true,
    text: [
      'Good morning Noor,',
      'the new file came at six. 4,112 rows, none refused. I left the old mapping in place and only added the column “fitting”.',
      'Tomas',
    ],
    files: ['report.svg 12kb'],
  },
  {
    from: 'amara',
    hoursAgo: 3,
    subject: 'Ten wrong sizes',
    labels: 'company important',
    cc: ['ilse'],
    text: [
      'Hello Noor,',
      'here are the ten sizes buyers complained about most. Number one is the balcony chair: it says 40 cm, it is 46.',
      'Could these be right before Friday?',
    ],
    files: ['sizes.svg 31kb', 'chair.svg 118kb'],
  },
  {
    from: 'mira',
    hoursAgo: 5,
    subject: 'Candle holders',
    labels: 'company',
    text: ['They are in table decoration now. The lighting range has no gap left.'],
  },
  {
    from: 'me',
    to: ['amara'],
    hoursAgo: 6,
    subject: 'Washing advice for the wool throws',
    folder: 'sent',
    text: [
      'Hello Amara,',
      'wool programme, 30 degrees, no spinning. Ilse puts it in the first lines of the text today.',
      'Noor',
    ],
  },
  {
    from: 'otto',
    hoursAgo: 9,
    subject: 'Trade fair: who stands when?',
    labels: 'company',
    isRead: true,
    text: [
      'Four days, two people at a time, the north hall is cold. Please tell me your two half days by Thursday.',
      'There is cake on the third day.',
    ],
    replies: [
      { from: 'luca', hoursAgo: 8.5, text: ['Day three, all of it.'] },
      { from: 'jonas', hoursAgo: 8, text: ['I can drive the stand there and back, and stand on day one.'] },
    ],
  },
  {
    from: ['Lucky Parcel Desk', 'desk@parcels-unclaimed.example'],
    hoursAgo: 11,
    subject: 'Your parcel waits for a small fee',
    folder: 'spam',
    isRead: false,
    text: [
      'Dear customer,',
      'a parcel of great value could not be delivered. Pay the small fee today, or it goes back to the sender you do not know.',
    ],
  },
  {
    from: 'sana',
    hoursAgo: 20,
    subject: 'Month close: two receipts are missing',
    labels: 'important private',
    isStarred: true,
    text: [
      'Noor,',
      'the taxi of the 14th and the paper rolls. Without them I cannot close, and I would like to.',
      'Sana',
    ],
  },
  {
    from: 'me',
    to: ['sana'],
    hoursAgo: 21,
    subject: 'Receipts',
    folder: 'draft',
    text: ['Hello Sana, the taxi receipt is attached. The paper rolls were'],
  },
  {
    from: 'pia',
    hoursAgo: 26,
    subject: 'Photo day on the day after tomorrow',
    labels: 'company',
    isRead: true,
    text: [
      'Everything for the autumn textiles has to be ironed by nine. Yes, the throws too.',
      'I bring the white table, you bring people with clean hands.',
    ],
    files: ['plan.svg 9kb', 'table.svg 64kb', 'light.svg 41kb'],
  },
  {
    from: 'jonas',
    hoursAgo: 30,
    subject: 'Stocktake plan',
    labels: 'company',
    cc: ['mira', 'ben'],
    isRead: true,
    text: [
      'Two days, hall by hall. Nothing leaves on the first day before noon; the shops should say so.',
      'The list of counters hangs beside the time clock.',
    ],
    files: ['halls.svg 77kb'],
  },
  {
    from: ['Greta Haverkamp', 'greta@garden-neighbours.example'],
    hoursAgo: 33,
    subject: 'Allotment meeting and the plum tree',
    labels: 'personal private',
    text: [
      'Dear neighbours,',
      'we meet on Sunday at ten by the pump. The plum tree at the gate has to be cut or loved, there is no third way.',
      'Greta',
    ],
  },
  {
    from: 'me',
    to: ['otto'],
    hoursAgo: 35,
    subject: 'Lowest price of thirty days',
    folder: 'sent',
    isStarred: true,
    text: [
      'Hello Otto,',
      'can you check the discount of the Gooseneck Kettle? The lowest price of the last thirty days should be 79, not 82.',
      'Noor',
    ],
    replies: [
      {
        from: 'otto',
        hoursAgo: 34,
        text: ['You are right: there was a weekend at 79. It is corrected on every channel.'],
      },
    ],
  },
  {
    from: 'ilse',
    hoursAgo: 44,
    subject: 'Size tables in French and Portuguese',
    labels: 'company',
    isRead: true,
    text: ['I have the French ones. For Portuguese I need somebody who sews.'],
  },
  {
    from: ['Cheap Clicks Office', 'offers@cheap-clicks.example'],
    hoursAgo: 47,
    subject: '10,000 real visitors for your shop by tomorrow',
    folder: 'spam',
    text: [
      'Dear shop owner,',
      'our visitors are almost people. Order today and receive a second thousand that never buys anything either.',
    ],
  },
  {
    from: 'ben',
    hoursAgo: 52,
    subject: 'From Larkfield: three new bowls',
    labels: 'company',
    isStarred: true,
    isRead: true,
    text: [
      'I am in the pottery. Three bowls, all of them good, one of them ours alone if we take 400.',
      'Pictures below. Yes or no by tonight?',
    ],
    files: ['bowl-green.svg 88kb', 'bowl-grey.svg 85kb', 'bowl-blue.svg 91kb'],
    replies: [
      { from: 'me', to: ['ben'], hoursAgo: 50, text: ['Yes to the green one. 400 is fine if they pack them singly.'] },
    ],
  },
  {
    from: 'me',
    to: ['ben', 'mira'],
    hoursAgo: 55,
    subject: 'Which kettles stay',
    folder: 'draft',
    labels: 'company',
    text: ['Dear both,', 'before the fair I would like to decide which of the six kettles stay. My proposal:'],
  },
  {
    from: 'luca',
    hoursAgo: 60,
    subject: 'The new box survived',
    labels: 'company',
    isRead: true,
    text: ['One metre, twice, on concrete. The glass is whole, the box looks experienced.'],
    files: ['box.svg 52kb'],
  },
  {
    from: ['Halden Goods', 'accounts@halden.example'],
    hoursAgo: 70,
    subject: 'Missing weights',
    labels: 'company important',
    text: [
      'Dear Ms Veldkamp,',
      'the weights of the forty articles follow this week. Our scale was away for calibration.',
      'With kind regards, accounts',
    ],
  },
  {
    from: 'tomas',
    hoursAgo: 76,
    subject: 'Last night: row 812',
    labels: 'company',
    folder: 'trash',
    text: ['A quotation mark that never closes. One row refused, everything else is in. You can throw this mail away.'],
  },
  {
    from: 'amara',
    hoursAgo: 90,
    subject: 'A thank-you from a buyer',
    labels: 'personal',
    isStarred: true,
    isRead: true,
    text: [
      'She writes: “the lamp arrived before I had closed the page”. I thought you would like to read that on a Monday.',
    ],
  },
  {
    from: 'me',
    to: ['jonas'],
    hoursAgo: 95,
    subject: 'Lorries at the new dock',
    folder: 'sent',
    text: ['Hello Jonas,', 'they come from the left now. Can you put up a sign that nobody parks there?', 'Noor'],
  },
  {
    from: ['Office Plants Weekly', 'letter@office-plants.example'],
    hoursAgo: 101,
    subject: 'Why your fern is sad',
    folder: 'trash',
    labels: 'personal',
    text: ['It is the draught from the loading ramp. It is always the draught from the loading ramp.'],
  },
  {
    from: ['Crown Prince of Somewhere', 'throne@somewhere.example'],
    hoursAgo: 120,
    subject: 'A confidential matter',
    folder: 'spam',
    isRead: false,
    text: [
      'Esteemed friend,',
      'I own a very large sum and no bank account. You own a bank account. Let us be practical.',
    ],
  },
  {
    from: 'mira',
    hoursAgo: 130,
    subject: 'What to call “Misc”',
    labels: 'company',
    isRead: true,
    text: ['Half of it is table decoration. The other half is things nobody has looked at since spring.'],
  },
  {
    from: 'me',
    to: ['luca'],
    cc: ['pia'],
    hoursAgo: 150,
    subject: 'Banner for Harbour Day',
    folder: 'sent',
    labels: 'company',
    text: ['Dear Luca,', 'a banner for Harbour Day, please: wide, blue, and with a boat that could float.', 'Noor'],
    files: ['sketch.svg 15kb'],
  },
  {
    from: 'sana',
    hoursAgo: 170,
    subject: 'How we round',
    labels: 'important',
    isRead: true,
    text: [
      'To the cent, per line, half up. Then add. Never the other way round, or the sum differs from what is printed.',
    ],
  },
];
