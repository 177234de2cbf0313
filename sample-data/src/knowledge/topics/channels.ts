import type { Topic } from './topic.ts';

export const channels: Topic = {
  category: 'sales-channels',
  title: 'Sales channels',
  desc: 'Marketplaces and feeds: what is listed, and why something is not.',
  sections: [
    {
      title: 'Listing',
      icon: 'share-2',
      iconColor: 'info',
      answers: [
        [
          'How do I connect a channel?',
          'Choose its kind, give it a name and a language, and say which products belong to it by a filter. The preview shows the first rows as the channel will get them.',
        ],
        [
          'When does a change reach the channel?',
          'With its next feed, every hour by default. A change of price is marked as urgent and goes within minutes.',
        ],
        [
          'Can a channel have texts of its own?',
          'Each text may have a version for one channel. Where none is written, the common one is used.',
        ],
      ],
    },
    {
      title: 'Rejections',
      icon: 'x-circle',
      iconColor: 'danger',
      answers: [
        [
          'Why is a product not listed?',
          'Open the product and look at the channel: it names the field that is missing or the rule that was broken, and leads to the place where it is mended.',
        ],
        [
          'What is a required attribute?',
          'A field without which a channel takes no product of a category, such as the energy class of a lamp. The category shows which channel asks for what.',
        ],
        [
          'How do I take everything off a channel?',
          'Pause it. The next feed is empty, and resuming brings everything back as it was.',
        ],
      ],
    },
  ],
};
