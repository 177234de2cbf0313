import { type Language } from '../range/department.ts';
import { words } from '../shops/words.ts';
import { escaped } from './html.ts';
import { layOut } from './layout.ts';
import { neighboursOf } from './neighbours.ts';
import { type WrittenPage } from './product-page.ts';
import { type Shelf } from './shelf.ts';

export type ArticleName = 'privacy' | 'imprint' | 'guide';

type Copy = Readonly<Record<ArticleName, readonly string[]>>;

const copy: Record<Language, Copy> = {
  de: {
    privacy: [
      'Wir speichern, was eine Bestellung braucht, und löschen es, sobald das Gesetz es erlaubt.',
      'Dieser Laden ist eine Vorführung: Bestellungen sind nicht möglich, Marken und Waren sind erfunden.',
    ],
    imprint: [
      'Kernhaus führt Dinge für Küche, Schreibtisch und Draußen. Bestellungen ab 49,00 € liefern wir ohne Versandkosten.',
    ],
    guide: [
      'Eine gute Espressomaschine muss nicht 900 € kosten: Wer mit 15 bar und einem Liter Wasser auskommt, wird ab etwa 150 € fündig.',
      'Für eine Mühle sollte man noch einmal 60 bis 120 € einplanen. Manche Empfehlung aus früheren Jahren ist umgezogen oder ausverkauft:',
    ],
  },
  en: {
    privacy: [
      'We keep what an order needs and delete it as soon as the law allows.',
      'This shop is a demonstration: nothing can be ordered, and brands and goods are invented.',
    ],
    imprint: ['We stock things for kitchen, desk and outdoors. Delivery is free over 50.00.'],
    guide: [
      'A good pair of running shoes need not cost 200: most people are well served from about 90 upwards.',
      'Plan another 10 or 20 for socks. Some of our earlier recommendations have moved or sold out:',
    ],
  },
  fr: {
    privacy: [
      'Nous conservons ce dont une commande a besoin et l’effaçons dès que la loi le permet.',
      'Cette boutique est une démonstration : rien ne peut être commandé, marques et articles sont inventés.',
    ],
    imprint: [
      'Maison Marelle propose de quoi équiper la cuisine, le bureau et le jardin. Livraison offerte dès 59,00 €.',
    ],
    guide: [
      'Un bon couteau de chef ne coûte pas forcément 150 € : une lame de 20 cm convient à presque tout, dès 40 €.',
      'Prévoyez 25 € pour l’aiguisage. Certaines de nos anciennes recommandations ont déménagé ou sont épuisées :',
    ],
  },
};

/** The addresses an old guide still points to: two that redirect, one withdrawn, one that never existed. */
export const oldAddresses = { moved: '/r/1', movedAgain: '/r/2', withdrawn: '/r/3', missing: '/r/999' } as const;

/** A page of prose. The buying guide speaks of prices and links to old addresses, yet offers nothing. */
export function writeArticle(shelf: Shelf, name: ArticleName): WrittenPage {
  const { shop } = shelf;
  const text = words[shop.language];
  const title = text[name];
  const recent = neighboursOf(shelf, `article/${name}`, 3, () => true);
  const links =
    name === 'guide'
      ? `<ul>${Object.values(oldAddresses)
          .map((path, place) => `<li><a href="${path}">${text.guide} ${place + 1}</a></li>`)
          .join('')}</ul>`
      : '';
  const head =
    name === 'guide'
      ? `<meta property="og:type" content="article">\n<meta property="og:title" content="${escaped(title)}">\n`
      : '';
  const html = layOut(shelf, {
    title,
    canonicalPath: shop.articles[name],
    head,
    main: `<article class="prose"><h1>${escaped(title)}</h1><p><time datetime="${shelf.dateOf(0)}">${shelf.dateOf(0)}</time></p>${copy[shop.language][name].map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}${links}</article>`,
    crumbs: [
      { name: text.home, path: '/' },
      { name: title, path: shop.articles[name] },
    ],
    related: [],
    recent: recent.shown,
  });
  return { html, changedOn: recent.changedOn };
}

/** A short page that only says what became of an address. */
export function writeNotice(shelf: Shelf, message: string): string {
  const { shop } = shelf;
  return layOut(shelf, {
    title: message,
    canonicalPath: '/',
    head: '<meta name="robots" content="noindex">\n',
    main: `<h1>${escaped(message)}</h1>`,
    crumbs: [{ name: words[shop.language].home, path: '/' }],
    related: [],
    recent: [],
  });
}
