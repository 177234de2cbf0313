import { describe, expect, it } from 'vitest';
import { indexCategories, type NamedCategory } from './category-index.ts';
import { proposeCategory } from './propose-category.ts';

const category = (
  id: string,
  parentId: string | null,
  en: string,
  de: string,
  fr: string,
  pt: string,
): NamedCategory => ({
  id,
  parentId,
  names: { en, de, fr, pt },
});

const tree = [
  category('home', null, 'Home & Garden', 'Haus & Garten', 'Maison et jardin', 'Casa e jardim'),
  category('lamps', 'home', 'Lamps', 'Leuchten', 'Luminaires', 'Luminárias'),
  category('chairs', 'home', 'Chairs', 'Stühle', 'Chaises', 'Cadeiras'),
  category('office chairs', 'chairs', 'Office chairs', 'Bürostühle', 'Chaises de bureau', 'Cadeiras de escritório'),
  category('knives', 'home', 'Kitchen knives', 'Küchenmesser', 'Couteaux de cuisine', 'Facas de cozinha'),
  category('electronics', null, 'Electronics', 'Elektronik', 'Électronique', 'Eletrônicos'),
  category('headphones', 'electronics', 'Headphones', 'Kopfhörer', 'Casques audio', 'Fones de ouvido'),
  category('cameras', 'electronics', 'Cameras', 'Kameras', 'Appareils photo', 'Câmeras'),
  category('camera parts', 'cameras', 'Accessories', 'Zubehör', 'Accessoires', 'Acessórios'),
  category('sport', null, 'Sports', 'Sport', 'Sport', 'Esporte'),
  category('bikes', 'sport', 'Bicycles', 'Fahrräder', 'Vélos', 'Bicicletas'),
  category('bike parts', 'bikes', 'Accessories', 'Zubehör', 'Accessoires', 'Acessórios'),
  category('shoes', 'sport', 'Shoes', 'Schuhe', 'Chaussures', 'Calçados'),
  category('glass', 'home', 'Glass', 'Glas', 'Verre', 'Vidro'),
  category('glasses', null, 'Glasses', 'Brillen', 'Lunettes', 'Óculos'),
  category('batteries', 'electronics', 'Batteries', 'Batterien', 'Piles', 'Pilhas'),
  category('toys', null, 'Toys', 'Spielzeug', 'Jouets', 'Brinquedos'),
];
const index = indexCategories(tree);
const none = new Map<string, number>();
const propose = (text: string, placed: ReadonlyMap<string, number> = none) => proposeCategory(index, { text, placed });

/** Shelves as shops name them, with what each of them truly holds; null where the tree has nothing for it. */
const labelled: readonly (readonly [text: string, truth: string | null])[] = [
  ['Leuchten', 'lamps'],
  ['LAMP', 'lamps'],
  ['Haus > Leuchte', 'lamps'],
  ['Wohnen > Stehleuchten', 'lamps'],
  ['Maison > Luminaire', 'lamps'],
  ['Casa > Iluminação > Luminárias', 'lamps'],
  ['Stuhl', 'chairs'],
  ['Chaise', 'chairs'],
  ['Cadeira', 'chairs'],
  ['Office > Chair', 'office chairs'],
  ['Möbel > Bürostuhl', 'office chairs'],
  ['Chaise de bureau', 'office chairs'],
  ['Cadeiras para escritório', 'office chairs'],
  ['Küchenmesser', 'knives'],
  ['Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Kitchen Knives', 'knives'],
  ['Couteau de cuisine', 'knives'],
  ['Angeln > Messer', null],
  ['Electronics > Audio > Headphones', 'headphones'],
  ['Kopfhörer', 'headphones'],
  ['Electronics > Audio > Bluetooth headphones', 'headphones'],
  ['Fone de ouvido', 'headphones'],
  ['Kamera', 'cameras'],
  ['Appareil photo', 'cameras'],
  ['Kameras > Zubehör', 'camera parts'],
  ['Vélo > Accessoires', 'bike parts'],
  ['Fahrrad > Zubehör', 'bike parts'],
  ['Zubehör', null],
  ['Phones > Accessories', null],
  ['Fahrrad', 'bikes'],
  ['Bicicleta', 'bikes'],
  ['Apparel & Accessories > Shoes', 'shoes'],
  ['Sport > Schuh', 'shoes'],
  ['Chaussure', 'shoes'],
  ['Calçado', 'shoes'],
  ['Lunettes', 'glasses'],
  ['Glasses', 'glasses'],
  ['Brille', 'glasses'],
  ['Electronics > Battery', 'batteries'],
  ['Batterie', 'batteries'],
  ['Pilhas', 'batteries'],
  ['Posters', null],
  ['Sale', null],
  ['家具', null],
  ['Brinquedo', 'toys'],
  ['Jouet', 'toys'],
];

describe('the category of a shelf', () => {
  it('is right wherever it may be accepted by rule, and found for most', () => {
    const proposed = labelled.map(([text, truth]) => ({ text, truth, found: propose(text) }));
    const byRule = proposed.filter(({ found }) => found?.isByRule);
    expect(byRule.filter(({ truth, found }) => found?.categoryId !== truth)).toEqual([]);
    expect(byRule.length).toBeGreaterThanOrEqual(28);
    const known = proposed.filter(({ truth }) => truth !== null);
    expect(known.filter(({ truth, found }) => found?.categoryId === truth).length / known.length).toBeGreaterThan(0.9);
  });

  it('says which step is called like which name', () => {
    expect(propose('Haus & Garten > Leuchte')).toEqual({
      categoryId: 'lamps',
      confidence: 0.97,
      isByRule: true,
      reason: { code: 'name', step: 'Leuchte', name: 'Leuchten' },
    });
    expect(propose('Stehleuchten')).toMatchObject({ isByRule: false, reason: { code: 'part', name: 'Leuchten' } });
    expect(propose('Leuchten > Aurora X2')).toMatchObject({
      isByRule: false,
      reason: { code: 'above', step: 'Leuchten' },
    });
  });

  it('is where its products are, from three on and four fifths', () => {
    expect(propose('Aktion', new Map([['lamps', 2]]))).toBeUndefined();
    expect(propose('Aktion', new Map(Object.entries({ lamps: 3, chairs: 1 })))).toBeUndefined();
    expect(propose('Aktion', new Map(Object.entries({ lamps: 4, chairs: 1 })))).toMatchObject({
      categoryId: 'lamps',
      isByRule: false,
      reason: { code: 'products', count: 4, total: 5 },
    });
    expect(propose('Aktion', new Map([['lamps', 8]]))).toMatchObject({ isByRule: true });
    expect(propose('Leuchten', new Map([['lamps', 3]]))).toMatchObject({ isByRule: true });
    expect(propose('Stühle', new Map([['lamps', 20]]))).toMatchObject({ categoryId: 'lamps', isByRule: false });
  });

  it.each(['', ' > ', '>', '😀', 'ж'.repeat(10_000), 'a'.repeat(500)])('is none for %j', (text) =>
    expect(propose(text)).toBeUndefined(),
  );

  it('does not run in a circle of categories', () => {
    const circle = [category('a', 'b', 'A', 'A', 'A', 'A'), category('b', 'a', 'B', 'B', 'B', 'B')];
    expect(proposeCategory(indexCategories(circle), { text: 'A', placed: none })).toMatchObject({ categoryId: 'a' });
  });
});
