import type { Look } from './every-screen.ts';
import { people, type Person } from './people.ts';

type Walker = Look & { person: Person };

export const languages = ['en', 'de', 'fr', 'pt'] as const;

/** Each skin, direction and width beside each of the others, and every language: the fewest looks that hold them. */
export const fewLooks: readonly Look[] = [
  { skin: 'bordered', direction: 'ltr', width: 1280, language: 'en' },
  { skin: 'dark', direction: 'ltr', width: 360, language: 'de' },
  { skin: 'bordered', direction: 'rtl', width: 360, language: 'fr' },
  { skin: 'dark', direction: 'rtl', width: 1280, language: 'pt' },
];

/** Every skin, direction and width with each of the others. */
const everyLook = (['bordered', 'dark'] as const).flatMap((skin) =>
  (['ltr', 'rtl'] as const).flatMap((direction) => [1280, 360].map((width) => ({ skin, direction, width }))),
);

/** A stranger is nobody yet: the looks alone. */
export const strangersLooks: readonly Look[] = everyLook.map((look, place) => ({
  ...look,
  language: languages[place % languages.length]!,
}));

/** The walks that take a screen through all of these looks; every person is among them, and every language. */
export function walksOf(place: number): Walker[] {
  return everyLook.map((look, turn) => {
    const person = people[(place + turn) % people.length]!;
    return { ...look, person, language: languages[((place >> 1) + turn) % languages.length]! };
  });
}
