import type { Topic } from './topic.ts';

export const orders: Topic = {
  category: 'orders',
  title: 'Orders and returns',
  desc: 'From payment to parcel, and the way back.',
  sections: [
    {
      title: 'Daily work',
      icon: 'shopping-bag',
      iconColor: 'primary',
      answers: [
        [
          'What do the states of an order mean?',
          'Placed: not paid yet. Paid: the warehouse may pack. Sent: the carrier has it. Done: nothing is open any more. Each change is in the history with its time and its cause.',
        ],
        [
          'How do I print all labels at once?',
          'Filter by paid, select all, print. Orders with a doubtful address are left out and listed above.',
        ],
        [
          'Can an order be split?',
          'Yes, while nothing is sent: choose the lines for the second parcel. Both keep the number of the order.',
        ],
      ],
    },
    {
      title: 'The way back',
      icon: 'corner-down-left',
      iconColor: 'warning',
      answers: [
        [
          'How do I book a return?',
          'Scan the label or find the order, say what came back and in which condition. Stock and refund follow from that.',
        ],
        [
          'What if the wrong thing comes back?',
          'Book it as unclear with a picture. Nothing is paid back until somebody has decided.',
        ],
        [
          'Which reasons for returns should I offer?',
          'Few and honest ones: too large, too small, not as shown, broken, changed my mind. More than seven, and buyers take the first.',
        ],
      ],
    },
  ],
};
