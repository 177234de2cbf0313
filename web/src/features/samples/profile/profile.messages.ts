import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Profile',
  about: 'About',
  joined: 'Joined',
  lives: 'Lives in',
  email: 'E-mail',
  website: 'Web site',
  suggestedPages: 'Suggested pages',
  keepPage: 'Mark {{name}} as a favourite',
  feeds: 'Short notes',
  likeNote: 'Like the note of {{name}}',
  posts: 'Posts',
  like: 'Like this post',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
  comments_one: '{{count}} comment',
  comments_other: '{{count}} comments',
  shares_one: '{{count}} share',
  shares_other: '{{count}} shares',
  likedBy: 'Among others by {{names}}',
  likeComment: 'Like the comment of {{name}}',
  yourComment: 'Your comment',
  comment: 'Comment',
  you: 'You',
  photos: 'Latest photos',
  photo: 'Photo {{place}} of {{all}}',
  suggestions: 'People you may know',
  follow: 'Follow {{name}}',
  followed: 'You follow {{name}}',
  polls: 'Where shall we go in summer?',
  votes_one: '{{count}} vote',
  votes_other: '{{count}} votes',
};

/** What the sample profile says. */
export const profileMessages = defineCatalogue('sampleProfile', english, {
  de: () => import('./profile.messages.de.ts'),
  fr: () => import('./profile.messages.fr.ts'),
  pt: () => import('./profile.messages.pt.ts'),
});
