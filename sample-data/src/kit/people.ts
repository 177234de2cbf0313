import { avatarOf } from './pictures/avatar.ts';
import { cycle, words } from './random.ts';

const firstNames = words(`
  Aino Bastian Celia Dario Edda Farid Greta Henrik Imani Joris
  Kaja Leandro Maud Nuno Odile Piet Quirin Rosalba Soren Tamsin
  Ugo Verena Wim Ximena Yorick Zelda Anselm Brisa Corin Delphine
  Emeka Fenna Gaspard Hilde Ivo Jolanda Kofi Lotte Matteo Nadja
  Osei Paloma Ragnar Sunniva Thandi Ulrike Valerio Wanda Yusra Zeno
`);

const lastNames = words(`
  Aldermoor Birkeland Calloway Dresner Eskildsen Fonseca Grimaldo Haverkamp Ingvar Jansky
  Kestrel Lindqvist Morrow Nakuru Okafor Pemberly Quill Rautio Sandoval Thornbury
  Ulstad Vasko Wexley Ximenes Yarrow Zandvoort Ashgrove Brandvold Corvin Dunmore
  Elmsley Farrow Gallego Hollis Isherwood Jorritsma Kvist Larkin Marchetti Norling
  Oakes Pascoal Rivest Stroud Tellier Umber Vinter Wolfram Ystad Zoric
`);

/** The full name of somebody who does not exist; two hundred numbers give two hundred names. */
export function nameOf(index: number): string {
  const round = Math.floor(index / firstNames.length);
  return `${cycle(firstNames, index)} ${cycle(lastNames, index * 3 + 7 + round * 11)}`;
}

/** The `.example` address of a person at a place: `y.lind@work.example`. */
export function emailOf(fullName: string, place: string): string {
  const [first = '', ...others] = fullName.toLowerCase().split(' ');
  return `${first.slice(0, 1)}.${others.join('')}@${place}.example`;
}

/** A drawn portrait for three persons of four; nothing for the rest, of whom screens show the initials. */
export function avatarOrInitials(fullName: string, index: number): string {
  return index % 4 === 3 ? '' : avatarOf(fullName);
}

/** A number of the range that is never given to anybody. */
export function phoneOf(index: number): string {
  return `555-01${String(index % 100).padStart(2, '0')}`;
}
