import type { Topic } from './topic.ts';

export const prices: Topic = {
  category: 'prices',
  title: 'Prices',
  desc: 'Price history, discounts, rounding and prices that look wrong.',
  sections: [
    {
      title: 'History',
      icon: 'trending-up',
      iconColor: 'success',
      answers: [
        [
          'Where do I see what a price was?',
          'On the product page, below the offers: each price with the day it began and the shop that named it. Point at the curve to read a single day.',
        ],
        [
          'What is the lowest price of thirty days?',
          'The lowest price anybody could have paid in the thirty days before a discount began. It has to stand beside the discounted price, and the channel does that for you.',
        ],
        ['How long is the history kept?', 'As long as your plan says, and always for products with an open complaint.'],
      ],
    },
    {
      title: 'Doubtful prices',
      icon: 'help-circle',
      iconColor: 'danger',
      answers: [
        [
          'Why is a price marked as suspect?',
          'It differs so much from the days before and from other shops that a slip is likely: a lost decimal point, or a price per hundred. It is shown hollow and never sent to a channel.',
          'Confirm it when it is right. From then on it counts like any other.',
        ],
        [
          'How are prices rounded?',
          'To the smallest coin of the currency, each line for itself, half up. Only then are lines added.',
        ],
        [
          'May two shops show different prices?',
          'Yes. A price belongs to an offer, and each shop makes its own. The product page shows them side by side.',
        ],
      ],
    },
  ],
};
