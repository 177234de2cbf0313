import { numberOf, pick, seededRandom, words } from '../random.ts';
import { circle, ellipse, line, path, drawnOnce, picture, rect } from './svg.ts';

const grounds = words('#d7e7f5 #e4dff5 #f7e3d4 #dcefe0 #f6dce4 #e9ecd2 #d5eeee');
const skins = words('#f6d5bd #e9b992 #c98e62 #9a6440 #7f5436');
const hairs = words('#2b211c #5a3a22 #8c5a2b #c9a15a #9aa0a6 #7b2f23');
const clothes = words('#33658a #55783f #8a4f7d #b0552f #3f4c6b #22767c #9c3d54');

/** What lies behind the face: long hair, or none. */
const backs = [
  () => '',
  (hair: string) => path('M27 44c0-17 10-27 23-27s23 10 23 27v27H27z', hair),
  (hair: string) => ellipse(50, 50, 26, 28, hair),
] as const;

/** What lies over the forehead. */
const fringes = [
  (hair: string) => path('M31 43c0-15 8-23 19-23s19 8 19 23c-5-8-11-11-19-11s-14 3-19 11z', hair),
  (hair: string) => path('M30 45c-2-16 8-26 21-26 12 0 20 8 18 21-9 0-17-3-23-8-3 6-8 10-16 13z', hair),
  (hair: string) => path('M31 41c1-14 9-21 19-21s18 7 19 21c-12-5-26-5-38 0z', hair) + circle(50, 19, 8, hair),
  (hair: string) => path('M33 36c3-11 9-16 17-16s14 5 17 16c-4-4-8-6-17-6s-13 2-17 6z', hair),
] as const;

const extras = [
  () => '',
  () =>
    line('M35 48h12M53 48h12M47 48h6', '#30363d', 1.6) +
    line('M35 48a6 6 0 0 0 12 0M53 48a6 6 0 0 0 12 0', '#30363d', 1.6),
  (hair: string) => path('M36 55c2 13 8 16 14 16s12-3 14-16c-4 5-8 6-14 6s-10-1-14-6z', hair),
] as const;

/** A drawn portrait that belongs to a name: the same person looks the same everywhere. */
export const avatarOf = drawnOnce((name) => {
  const random = seededRandom(numberOf(name));
  const [ground, skin, hair, cloth] = [grounds, skins, hairs, clothes].map((colours) => pick(random, colours)) as [
    string,
    string,
    string,
    string,
  ];
  const back = pick(random, backs)(hair);
  const fringe = pick(random, fringes)(hair);
  const extra = pick(random, extras)(hair);
  return picture(
    100,
    100,
    rect(0, 0, 100, 100, ground) +
      back +
      path('M16 100c2-19 15-27 34-27s32 8 34 27z', cloth) +
      path('M42 62h16v13c0 6-16 6-16 0z', skin) +
      ellipse(50, 48, 19, 22, skin) +
      extra +
      circle(42, 48, 2.2, '#17110d') +
      circle(58, 48, 2.2, '#17110d') +
      line('M44 59c3 3 9 3 12 0', '#8a4338', 1.8) +
      fringe,
  );
});
