import type { Topic } from './topic.ts';

export const catalogue: Topic = {
  category: 'catalogue',
  title: 'Catalogue',
  desc: 'Products, variants, categories and pictures, from draft to archive.',
  sections: [
    {
      title: 'Products',
      icon: 'package',
      iconColor: 'primary',
      answers: [
        [
          'What is a variant?',
          'The thing that is really sold: the blue mug, not the mug. Every product has at least one, and each variant has its own number, price and stock.',
        ],
        [
          'How do I find duplicates?',
          'The duplicate list shows pairs with equal numbers or very similar names, the surest first. Look at both, then merge or keep them apart: the answer is remembered.',
          'Merging moves offers and pictures to the product that stays. It can be undone from the history.',
        ],
        [
          'What does archiving do?',
          'An archived product leaves every list and every channel, but keeps its history. It comes back by its own page or by a filter.',
        ],
      ],
    },
    {
      title: 'Categories and pictures',
      icon: 'folder',
      iconColor: 'success',
      answers: [
        [
          'How deep should a category tree be?',
          'Three levels are enough for most shops. A category with fewer than five products belongs to its parent, one with more than three hundred wants to be divided.',
        ],
        [
          'Which size should pictures have?',
          'At least 1200 pixels on the longer side, with a light ground. Smaller ones are accepted and marked, so that somebody can replace them.',
        ],
        [
          'Can I move many products at once?',
          'Select them in the list, or filter and select all, then choose the new category. The job reports per product and can be rolled back.',
        ],
      ],
    },
  ],
};
