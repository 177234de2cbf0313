import { avatarOf } from './pictures/avatar.ts';

export type Colleague = { fullName: string; role: string; about: string; email: string; avatar: string };

function person(fullName: string, role: string, about: string): Colleague {
  const email = `${fullName.toLowerCase().replace(' ', '.')}@mail.example`;
  return { fullName, role, about, email, avatar: avatarOf(fullName) };
}

/** The ten people with whom the sample account works; chat, mail, tasks and articles know the same ones. */
export const colleague = {
  mira: person(
    'Mira Holm',
    'Category manager',
    'Keeps lighting and textiles in order, and reads every change of them.',
  ),
  tomas: person('Tomas Reyle', 'Feed engineer', 'Knows every supplier file by its mistakes.'),
  ilse: person('Ilse Maar', 'Editor', 'Writes product texts in four languages and cuts them by half.'),
  ben: person('Ben Okoro', 'Buyer', 'Buys kitchenware; on the road from Tuesday to Thursday.'),
  pia: person('Pia Oss', 'Photographer', 'Two lamps, one white table, nine hundred pictures a month.'),
  jonas: person('Jonas Feld', 'Warehouse lead', 'Ask before noon: the lorries leave at one.'),
  amara: person('Amara Diallo', 'Customer care', 'Answers buyers, and tells the rest of us what they said.'),
  luca: person('Luca Brandt', 'Designer', 'Packaging, banners and the small print.'),
  sana: person('Sana Qureshi', 'Accountant', 'Closes the month on its third working day, every month.'),
  otto: person('Otto Lind', 'Marketplace manager', 'Runs the sales channels abroad.'),
};

export type ColleagueName = keyof typeof colleague;

/** Whose desk the samples show. */
export const deskOwner = {
  fullName: 'Noor Veldkamp',
  role: 'Shop administrator',
  email: 'admin@example.com',
  avatar: avatarOf('Noor Veldkamp'),
};
