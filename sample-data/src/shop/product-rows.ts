import { productPicture, type ProductShape } from '../kit/pictures/product.ts';

export type Product = {
  id: number;
  name: string;
  /** Unique; ends in the id. */
  slug: string;
  description: string;
  brand: string;
  price: number;
  image: string;
  hasFreeShipping: boolean;
  rating: number;
};

type Row = readonly [name: string, brand: string, price: number, rating: number, ships: 'free' | 'paid', text: string];

/** Twenty-seven products by the thing they are, each thing with the hue of its first picture. */
const rows: readonly (readonly [shape: ProductShape, hue: number, row: Row])[] = [
  [
    'lamp',
    42,
    [
      'Brass Desk Lamp',
      'Kveld',
      64.5,
      4,
      'free',
      'Warm light on a jointed arm of 40 cm; the shade turns all the way round.',
    ],
  ],
  [
    'mug',
    205,
    ['Harbour Mug', 'Tallis & Row', 14, 5, 'paid', 'Stoneware of 350 ml with a handle that fits three fingers.'],
  ],
  ['chair', 18, ['Alder Kitchen Chair', 'Grainstead', 129, 4, 'paid', 'Solid alder, oiled by hand. Stacks four high.']],
  [
    'kettle',
    355,
    [
      'Whistle Kettle 1.7 l',
      'Ember Loft',
      48,
      3,
      'free',
      'Enamelled steel for every hob, with a whistle that can be turned off.',
    ],
  ],
  [
    'clock',
    190,
    ['Quiet Wall Clock', 'Kveld', 39.9, 5, 'free', 'Sweeping hands without a tick. Runs for two years on one cell.'],
  ],
  [
    'backpack',
    150,
    [
      'Fell Day Pack 22 l',
      'Cairn & Co',
      89,
      4,
      'free',
      'Recycled canvas, a sleeve for 15 inches, and a rain cover in the lid.',
    ],
  ],
  [
    'plant',
    24,
    [
      'Terracotta Pot with Saucer',
      'Pomona',
      17.5,
      4,
      'paid',
      'Fired at a high heat, so it stays outside in frost. 18 cm.',
    ],
  ],
  [
    'headphones',
    262,
    ['Hush Over-Ear Headphones', 'Nimbus Audio', 149, 5, 'free', 'Wool cushions, thirty hours of playing, folds flat.'],
  ],
  [
    'bottle',
    172,
    ['Steel Bottle 750 ml', 'Cairn & Co', 27, 4, 'paid', 'Keeps tea hot for twelve hours and fits a bicycle cage.'],
  ],
  [
    'notebook',
    8,
    [
      'Dotted Notebook A5',
      'Pinta Paper',
      11.5,
      5,
      'paid',
      '192 pages of 100 g paper; numbered, with an index of four pages.',
    ],
  ],
  [
    'blanket',
    330,
    ['Wool Throw Heather', 'Belvane', 95, 5, 'free', 'Woven from undyed wool of two mills. 130 by 180 cm.'],
  ],
  [
    'radio',
    30,
    ['Windowsill Radio', 'Nimbus Audio', 78, 3, 'paid', 'One dial, six presets, and a battery for a weekend.'],
  ],
  [
    'bowl',
    220,
    [
      'Mixing Bowl Set of Three',
      'Ember Loft',
      36,
      4,
      'free',
      'Nesting bowls with a rim that pours. One, two and four litres.',
    ],
  ],
  [
    'torch',
    210,
    ['Shed Torch', 'Cairn & Co', 22, 3, 'paid', 'Floats, survives a fall of two metres, and recharges over a cable.'],
  ],
  [
    'lamp',
    110,
    ['Reading Lamp Moss', 'Kveld', 72, 5, 'free', 'Three steps of brightness and a timer for those who fall asleep.'],
  ],
  ['mug', 12, ['Espresso Cups, Pair', 'Tallis & Row', 19, 4, 'paid', 'Two thick-walled cups of 80 ml that stay warm.']],
  [
    'chair',
    200,
    [
      'Folding Balcony Chair',
      'Grainstead',
      58,
      3,
      'paid',
      'Powder-coated steel with slats of larch. Hangs on its own hook.',
    ],
  ],
  [
    'clock',
    45,
    ['Travel Alarm Clock', 'Kveld', 24.9, 4, 'paid', 'Folds into its own lid and glows for three seconds when tapped.'],
  ],
  [
    'backpack',
    28,
    ['Courier Bag 16 l', 'Cairn & Co', 76, 4, 'free', 'One strap, one buckle, and waxed cotton that ages well.'],
  ],
  [
    'plant',
    280,
    ['Hanging Planter', 'Pomona', 23, 5, 'paid', 'Glazed inside, with 90 cm of cotton cord. For pots up to 14 cm.'],
  ],
  [
    'headphones',
    140,
    [
      'Run Earphones',
      'Nimbus Audio',
      59,
      2,
      'free',
      'Stay in place in the rain. Eight hours, and a case for two more days.',
    ],
  ],
  [
    'bottle',
    338,
    ["Child's Bottle 400 ml", 'Cairn & Co', 16, 5, 'paid', 'Glass in a silicone coat, opens with one hand.'],
  ],
  [
    'notebook',
    168,
    ['Recipe Binder', 'Pinta Paper', 28, 4, 'paid', 'Wipeable cover, forty sleeves and tabs for eight chapters.'],
  ],
  ['blanket', 205, ['Cotton Throw Tide', 'Belvane', 54, 4, 'free', 'Light and washable at 60 degrees. 140 by 200 cm.']],
  [
    'radio',
    185,
    ['Pocket Receiver', 'Nimbus Audio', 34, 3, 'paid', 'Winds up by hand; one minute gives half an hour of news.'],
  ],
  [
    'bowl',
    95,
    ['Olive Bowl', 'Tallis & Row', 12, 4, 'paid', 'For olives, salt or keys. 11 cm, glazed in three greens.'],
  ],
  [
    'kettle',
    175,
    [
      'Gooseneck Kettle 0.9 l',
      'Ember Loft',
      82,
      5,
      'free',
      'Pours as thin as a pencil, with a thermometer in its lid.',
    ],
  ],
];

export const startProducts: readonly Product[] = rows.map(
  ([shape, hue, [name, brand, price, rating, ships, description]], index) => {
    const id = index + 1;
    const words = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const image = productPicture(shape, hue);
    return {
      id,
      name,
      slug: `${words}-${id}`,
      description,
      brand,
      price,
      image,
      hasFreeShipping: ships === 'free',
      rating,
    };
  },
);
