import type { Topic } from './topic.ts';

export const people: Topic = {
  category: 'people-and-rights',
  title: 'People and rights',
  desc: 'Invitations, roles, and who changed what.',
  sections: [
    {
      title: 'Access',
      icon: 'users',
      iconColor: 'info',
      answers: [
        [
          'How do I invite a colleague?',
          'Give an address and a role. The invitation is valid for a week and can be sent again.',
          'Choose the smallest role that does the work: it is easier to add a right than to take one away.',
        ],
        [
          'What may an editor do?',
          'Change texts, pictures and categories of the shops named in the role. Prices and people belong to others.',
        ],
        [
          'How do I end the access of somebody?',
          'Switch the person off. All sessions end within seconds, what the person did stays in the history.',
        ],
      ],
    },
    {
      title: 'Safety',
      icon: 'shield',
      iconColor: 'success',
      answers: [
        [
          'How do I turn on the second step?',
          'In your account under security: scan the picture with a code app, enter one code, and keep the spare codes on paper.',
        ],
        [
          'Who changed this product?',
          'The history of the product names the person or the job, the time, and both values. Most changes can be taken back there.',
        ],
        [
          'I have lost my phone. What now?',
          'Use one of the spare codes. Without them an administrator resets your second step after calling you back.',
        ],
      ],
    },
  ],
};
