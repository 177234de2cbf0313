import { colleague, deskOwner } from '../kit/colleagues.ts';

/** Networks that are not connected have an empty entry, links that nobody gave an empty text. */
export const accountSettings = {
  general: {
    avatar: deskOwner.avatar,
    username: 'noor',
    fullName: deskOwner.fullName,
    email: deskOwner.email,
    company: 'Quayside Home',
  },
  info: {
    bio: 'Looks after four shops and the files that feed them. Answers before ten in the morning.',
    dob: null as string | null,
    country: 'Netherlands',
    website: 'https://quayside.example',
    phone: '555-0119',
  },
  social: {
    socialLinks: {
      mastodon: 'https://social.example/@noor',
      bluesky: '',
      youtube: 'https://video.example/quayside',
      pinterest: '',
      linkedin: 'https://work.example/in/noor',
    },
    connections: {
      github: { profileImg: deskOwner.avatar, id: 'noor-veldkamp' },
      mastodon: { profileImg: colleague.luca.avatar, id: 'quayside' },
      google: {},
      slack: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};
