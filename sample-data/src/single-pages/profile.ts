import { colleague, deskOwner, type Colleague } from '../kit/colleagues.ts';
import { localDay, minutesBefore, printedDay, printedTime } from '../kit/dates.ts';
import type { Environment } from '../kit/domain.ts';
import { sceneOf } from '../kit/pictures/scene.ts';

const { mira, tomas, ilse, ben, pia, jonas, amara, luca, sana, otto } = colleague;

const face = ({ avatar, fullName }: Colleague) => ({ avatar, username: fullName });
const voters = (people: readonly Colleague[]) =>
  people.map(({ avatar, fullName }) => ({ img: avatar, username: fullName }));

function comment(author: Colleague, text: string, commentsLikes: number, youLiked = false) {
  return { ...face(author), comment: text, commentsLikes, youLiked };
}

function postsAround(now: number) {
  const author = { avatar: deskOwner.avatar, username: deskOwner.fullName };
  const at = (minutes: number) => ({ postTime: printedTime(minutesBefore(now, minutes)) });
  return [
    {
      ...author,
      ...at(190),
      postText: 'The lighting range is complete: 214 products, every one with a picture and a size. Thank you, studio!',
      postImg: sceneOf('lighting range'),
      likes: 48,
      youLiked: true,
      comments: 2,
      share: 3,
      likedUsers: [mira, pia, luca, otto].map(face),
      likedCount: 44,
      detailedComments: [
        comment(pia, 'The shiny ones took three evenings. Worth it.', 12, true),
        comment(mira, 'Now the filter for lamp sockets finally finds something.', 7),
      ],
    },
    {
      ...author,
      ...at(1_720),
      postText: 'Who has a good way to count buttons in jars? Asking for the stocktake.',
      likes: 19,
      youLiked: false,
      comments: 3,
      share: 0,
      likedUsers: [jonas, ben, sana].map(face),
      likedCount: 16,
      detailedComments: [
        comment(jonas, 'Weigh one hundred, then weigh the jar.', 21),
        comment(sana, 'And write down which scale it was.', 9),
        comment(ben, 'Or buy buttons on cards.', 4, true),
      ],
    },
    {
      ...author,
      ...at(5_900),
      postText: 'A view from the new dock. The lorries come from the left now, please do not park there.',
      postImg: sceneOf('the new dock'),
      likes: 27,
      youLiked: false,
      comments: 1,
      share: 1,
      likedUsers: [amara, ilse, tomas].map(face),
      likedCount: 24,
      detailedComments: [comment(amara, 'Is that the harbour behind it? Lovely.', 3)],
    },
  ];
}

function feed(author: Colleague, id: string, desc: string, tags: string, favorite: boolean) {
  return { imgUrl: author.avatar, title: author.fullName, id, tags, desc, favorite };
}

/** Noor's page, as colleagues see it. */
export function startProfile({ now }: Environment) {
  return {
    header: {
      avatar: deskOwner.avatar,
      username: deskOwner.fullName,
      designation: deskOwner.role,
      coverImg: sceneOf('cover of the profile'),
    },
    about: {
      about:
        'Four shops, eleven supplier files and one allotment garden. I like lists that are short and prices that are right.',
      joined: printedDay(localDay(now(), -1_460)),
      lives: 'Utrecht, Netherlands',
      email: deskOwner.email,
      website: 'https://quayside.example',
    },
    suggestedPages: [
      { avatar: sceneOf('Kveld'), username: 'Kveld Lighting', subtitle: 'Brand', favorite: true },
      { avatar: sceneOf('Belvane'), username: 'Belvane Textiles', subtitle: 'Brand', favorite: false },
      { avatar: sceneOf('Cairn'), username: 'Cairn & Co', subtitle: 'Outdoor things', favorite: false },
      { avatar: sceneOf('Harbour Day'), username: 'Harbour Day', subtitle: 'Event', favorite: true },
    ],
    twitterFeeds: [
      feed(tomas, '@tomas', 'Found a file today with four kinds of line ends. Framed it.', '#feeds #collector', true),
      feed(otto, '@otto', 'The lowest price of thirty days, explained with three jars of jam.', '#prices', false),
      feed(ilse, '@ilse', 'Delete the second adjective. Then look whether anybody misses the first.', '#texts', false),
    ],
    posts: postsAround(now()),
    latestPhotos: [
      'kiln',
      'market',
      'loading ramp',
      'allotment',
      'studio',
      'first snow',
      'mill',
      'north hall',
      'ferry',
    ].map((name) => ({ img: sceneOf(name) })),
    suggestions: [
      { avatar: luca.avatar, name: luca.fullName, mutualFriend: '6 mutual friends' },
      { avatar: sana.avatar, name: sana.fullName, mutualFriend: '4 mutual friends' },
      { avatar: jonas.avatar, name: jonas.fullName, mutualFriend: '3 mutual friends' },
      { avatar: amara.avatar, name: amara.fullName, mutualFriend: '1 mutual friend' },
    ],
    polls: [
      { name: 'Harbour', result: '50%', votedUser: voters([mira, ben, jonas, luca]) },
      { name: 'Botanical garden', result: '37%', votedUser: voters([ilse, pia, amara]) },
      { name: 'Bowling', result: '13%', votedUser: voters([otto]) },
    ],
  };
}
