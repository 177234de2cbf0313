import { colleague, deskOwner, type ColleagueName } from '../kit/colleagues.ts';
import { minutesBefore } from '../kit/dates.ts';
import type { Environment } from '../kit/domain.ts';

export type Presence = 'online' | 'away' | 'busy' | 'offline';

export type Contact = { id: number; fullName: string; role: string; about: string; avatar: string; status: Presence };

export type Message = {
  message: string;
  time: string;
  /** The contact or the profile user. */
  senderId: number;
};

export type Chat = { id: number; userId: number; unseenMsgs: number; chat: readonly Message[] };

export const profileUser = {
  id: 11,
  avatar: deskOwner.avatar,
  fullName: deskOwner.fullName,
  role: deskOwner.role,
  about: 'Four shops, eleven supplier files. Write, I read everything before ten.',
  status: 'online' as Presence,
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
};

const presence: Record<ColleagueName, Presence> = {
  mira: 'online',
  tomas: 'busy',
  ilse: 'away',
  ben: 'offline',
  pia: 'online',
  jonas: 'busy',
  amara: 'online',
  luca: 'offline',
  sana: 'away',
  otto: 'offline',
};

const names = Object.keys(presence) as ColleagueName[];

export const contacts: readonly Contact[] = names.map((name, index) => {
  const { fullName, role, about, avatar } = colleague[name];
  return { id: index + 1, fullName, role, about, avatar, status: presence[name] };
});

type Line = readonly [minutesAgo: number, by: 'me' | 'them', message: string];

const talks: readonly (readonly [name: ColleagueName, unseen: number, lines: readonly Line[]])[] = [
  [
    'mira',
    2,
    [
      [2_930, 'them', 'Good morning! The lamp range has 214 rows now, but eleven have no socket.'],
      [2_915, 'me', 'Which supplier?'],
      [2_911, 'them', 'All from the same file, the one with the two price columns.'],
      [2_890, 'me', 'Then I will ask Tomas to read the column “fitting” as well.'],
      [1_500, 'them', 'That did it. Nine of eleven are filled.'],
      [1_488, 'me', 'And the other two?'],
      [95, 'them', 'They are candle holders. No socket needed.'],
      [93, 'them', 'Shall I move them to table decoration?'],
    ],
  ],
  [
    'tomas',
    0,
    [
      [4_400, 'me', 'The Brunnen file stopped at row 812 last night.'],
      [4_371, 'them', 'A quotation mark that never closes. I told them in March already.'],
      [4_365, 'me', 'Can we go on without that row?'],
      [4_360, 'them', 'We do: one row is refused with its reason, the other four thousand are in.'],
      [240, 'them', 'Their new file is clean, by the way.'],
      [228, 'me', 'I almost do not believe it. Thank you!'],
    ],
  ],
  [
    'amara',
    1,
    [
      [7_200, 'them', 'Three people asked today whether the throw Heather may go into the machine.'],
      [7_180, 'me', 'Wool programme, 30 degrees. Ilse adds it to the text.'],
      [610, 'them', 'It is in the text now, and nobody has asked since.'],
    ],
  ],
];

export function startChats({ now }: Environment): readonly Chat[] {
  return talks.map(([name, unseenMsgs, lines], index) => {
    const userId = names.indexOf(name) + 1;
    const chat = lines.map(([minutesAgo, by, message]) => {
      const time = minutesBefore(now(), minutesAgo).toISOString();
      return { message, time, senderId: by === 'me' ? profileUser.id : userId };
    });
    return { id: index + 1, userId, unseenMsgs, chat };
  });
}
