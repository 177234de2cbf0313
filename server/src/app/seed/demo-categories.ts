import type { LocalTexts } from '@quarry/contracts/common';

/** A category of the demo catalogue with what lies below it. */
export type DemoCategory = { names: LocalTexts; below: readonly DemoCategory[] };

function of(en: string, de: string, fr: string, pt: string, ...below: readonly DemoCategory[]): DemoCategory {
  return { names: { en, de, fr, pt }, below };
}

const electronics = of(
  'Electronics',
  'Elektronik',
  'Électronique',
  'Eletrónica',
  of(
    'Headphones',
    'Kopfhörer',
    'Casques audio',
    'Auscultadores',
    of('Over-ear headphones', 'Over-Ear-Kopfhörer', 'Casques circum-auraux', 'Auscultadores circum-auriculares'),
    of('In-ear earphones', 'In-Ear-Kopfhörer', 'Écouteurs intra-auriculaires', 'Auriculares intra-auriculares'),
    of('Gaming headsets', 'Gaming-Headsets', 'Casques gaming', 'Auscultadores para jogos'),
  ),
  of(
    'Storage',
    'Speicher',
    'Stockage',
    'Armazenamento',
    of('NVMe SSDs', 'NVMe-SSDs', 'SSD NVMe', 'SSD NVMe'),
    of('Portable SSDs', 'Externe SSDs', 'SSD externes', 'SSD externos'),
    of('USB flash drives', 'USB-Sticks', 'Clés USB', 'Pens USB'),
    of('microSD cards', 'microSD-Karten', 'Cartes microSD', 'Cartões microSD'),
  ),
  of(
    'Monitors',
    'Monitore',
    'Écrans',
    'Monitores',
    of('4K monitors', '4K-Monitore', 'Écrans 4K', 'Monitores 4K'),
    of('Gaming monitors', 'Gaming-Monitore', 'Écrans gaming', 'Monitores para jogos'),
    of('Office monitors', 'Büromonitore', 'Écrans de bureau', 'Monitores de escritório'),
  ),
);

const kitchen = of(
  'Kitchen',
  'Küche',
  'Cuisine',
  'Cozinha',
  of(
    'Coffee machines',
    'Kaffeemaschinen',
    'Machines à café',
    'Máquinas de café',
    of('Espresso machines', 'Espressomaschinen', 'Machines à expresso', 'Máquinas de café expresso'),
    of('Filter coffee makers', 'Filterkaffeemaschinen', 'Cafetières filtre', 'Máquinas de café de filtro'),
    of('Coffee grinders', 'Kaffeemühlen', 'Moulins à café', 'Moinhos de café'),
  ),
  of(
    'Kitchen knives',
    'Küchenmesser',
    'Couteaux de cuisine',
    'Facas de cozinha',
    of('Chef’s knives', 'Kochmesser', 'Couteaux de chef', 'Facas de chef'),
    of('Bread knives', 'Brotmesser', 'Couteaux à pain', 'Facas de pão'),
    of('Paring knives', 'Schälmesser', 'Couteaux d’office', 'Facas de legumes'),
    of('Santoku knives', 'Santokumesser', 'Couteaux Santoku', 'Facas Santoku'),
  ),
);

const furniture = of(
  'Furniture',
  'Möbel',
  'Mobilier',
  'Mobiliário',
  of(
    'Office chairs',
    'Bürostühle',
    'Fauteuils de bureau',
    'Cadeiras de escritório',
    of('Gaming chairs', 'Gaming-Stühle', 'Fauteuils gaming', 'Cadeiras para jogos'),
    of('Saddle stools', 'Sitzhocker', 'Tabourets ergonomiques', 'Bancos ergonómicos'),
  ),
);

const garden = of(
  'Garden',
  'Garten',
  'Jardin',
  'Jardim',
  of(
    'Garden tools',
    'Gartengeräte',
    'Outils de jardin',
    'Ferramentas de jardim',
    of('Secateurs', 'Gartenscheren', 'Sécateurs', 'Tesouras de poda'),
    of('Hedge trimmers', 'Akku-Heckenscheren', 'Taille-haies', 'Corta-sebes'),
    of('Grass trimmers', 'Akku-Rasentrimmer', 'Coupe-bordures', 'Aparadores de relva'),
    of('Watering cans', 'Gießkannen', 'Arrosoirs', 'Regadores'),
  ),
);

const sport = of(
  'Sports',
  'Sport',
  'Sport',
  'Desporto',
  of(
    'Running shoes',
    'Laufschuhe',
    'Chaussures de course',
    'Sapatilhas de corrida',
    of('Women’s running shoes', 'Laufschuhe Damen', 'Chaussures running femme', 'Sapatilhas de corrida de mulher'),
    of('Men’s running shoes', 'Laufschuhe Herren', 'Chaussures running homme', 'Sapatilhas de corrida de homem'),
    of('Trail running shoes', 'Trailschuhe', 'Chaussures de trail', 'Sapatilhas de trail'),
  ),
  of(
    'Bicycle parts',
    'Fahrradteile',
    'Pièces vélo',
    'Peças de bicicleta',
    of('Bike pedals', 'Fahrradpedale', 'Pédales de vélo', 'Pedais de bicicleta'),
    of('Crank arms', 'Pedalarme', 'Bras de manivelle', 'Braços de pedaleira'),
    of('Bike tyres', 'Fahrradreifen', 'Pneus vélo', 'Pneus de bicicleta'),
    of('Handlebars', 'Lenker', 'Guidons', 'Guiadores'),
    of('Bike saddles', 'Fahrradsättel', 'Selles de vélo', 'Selins de bicicleta'),
  ),
);

const pets = of(
  'Pets',
  'Haustiere',
  'Animaux',
  'Animais de estimação',
  of(
    'Pet food',
    'Tiernahrung',
    'Alimentation animale',
    'Alimentos para animais',
    of('Dry dog food', 'Trockenfutter für Hunde', 'Croquettes pour chiens', 'Ração seca para cães'),
    of('Wet dog food', 'Nassfutter für Hunde', 'Pâtées pour chiens', 'Ração húmida para cães'),
    of('Dry cat food', 'Trockenfutter für Katzen', 'Croquettes pour chats', 'Ração seca para gatos'),
    of('Wet cat food', 'Nassfutter für Katzen', 'Pâtées pour chats', 'Ração húmida para gatos'),
  ),
);

const beauty = of(
  'Beauty',
  'Kosmetik',
  'Beauté',
  'Beleza',
  of(
    'Skin care',
    'Hautpflege',
    'Soins de la peau',
    'Cuidados com a pele',
    of('Face creams', 'Gesichtscremes', 'Crèmes visage', 'Cremes faciais'),
    of('Face serums', 'Gesichtsserum', 'Sérums visage', 'Séruns faciais'),
    of('Body lotions', 'Körperlotionen', 'Laits corporels', 'Loções corporais'),
    of('Sun creams', 'Sonnencremes', 'Crèmes solaires', 'Protetores solares'),
  ),
);

const games = of(
  'Toys and games',
  'Spielwaren',
  'Jeux et jouets',
  'Jogos e brinquedos',
  of(
    'Board games',
    'Brettspiele',
    'Jeux de société',
    'Jogos de tabuleiro',
    of('Card games', 'Kartenspiele', 'Jeux de cartes', 'Jogos de cartas'),
  ),
);

/** The categories that the demo data import makes: what the demo shops sell. */
export const demoCategories: readonly DemoCategory[] = [
  electronics,
  kitchen,
  furniture,
  garden,
  sport,
  pets,
  beauty,
  games,
];
