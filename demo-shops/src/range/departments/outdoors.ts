import { local, measure, type Department } from '../department.ts';

const runningShoes: Department = {
  key: 'running-shoes',
  name: local('Laufschuhe', 'Running shoes', 'Chaussures de course'),
  googleCategory: 'Apparel & Accessories > Shoes',
  shape: 'shoe',
  brands: ['Velora', 'Striden', 'Passo Corsa', 'Nordlauf', 'Kilometre', 'Fellrun'],
  series: [
    'Glide',
    'Ember',
    'Cadence',
    'Cloudline',
    'Ridge',
    'Summit',
    'Breeze',
    'Pronto',
    'Terra',
    'Levity',
    'Marathon',
  ],
  modelPrefixes: ['RX', 'TR', 'VL'],
  colours: ['black', 'blue', 'red', 'green', 'white', 'yellow'],
  features: [
    local('mit Dämpfung', 'cushioned', 'avec amorti'),
    local('wasserdicht', 'waterproof', 'imperméable'),
    local('für Überpronation', 'for overpronation', 'pour pronateurs'),
    local('mit Carbonplatte', 'with carbon plate', 'à plaque carbone'),
  ],
  kinds: [
    {
      noun: local('Laufschuh Damen', "Women's Running Shoe", 'Chaussure running femme'),
      priceEuro: [79, 229],
      measures: [
        measure(local('Sprengung', 'Heel drop', 'Drop'), 'mm', 4, 6, 8, 10),
        measure(local('Gewicht', 'Weight', 'Poids'), 'g', 215, 232, 245, 260),
      ],
    },
    {
      noun: local('Laufschuh Herren', "Men's Running Shoe", 'Chaussure running homme'),
      priceEuro: [79, 239],
      measures: [
        measure(local('Sprengung', 'Heel drop', 'Drop'), 'mm', 4, 6, 8, 10),
        measure(local('Gewicht', 'Weight', 'Poids'), 'g', 265, 282, 298, 310),
      ],
    },
    {
      noun: local('Trailschuh', 'Trail Running Shoe', 'Chaussure de trail'),
      priceEuro: [89, 219],
      measures: [
        measure(local('Sprengung', 'Heel drop', 'Drop'), 'mm', 4, 5, 6, 8),
        measure(local('Gewicht', 'Weight', 'Poids'), 'g', 285, 305, 322),
      ],
    },
  ],
  traps: ['colour'],
};

const bicycleParts: Department = {
  key: 'bicycle-parts',
  name: local('Fahrradteile', 'Bicycle parts', 'Pièces vélo'),
  googleCategory: 'Sporting Goods > Outdoor Recreation > Cycling > Bicycle Parts',
  shape: 'round',
  brands: ['Radwerk', 'Velodrome Parts', 'Cadenza', 'Ridgeline', 'Pignon d’Or'],
  series: [
    'Comp',
    'Trail',
    'Expert',
    'Randonneur',
    'City',
    'Gravel',
    'Enduro',
    'Sprint RS',
    'Alpine',
    'Commute',
    'Tour',
  ],
  modelPrefixes: ['BP', 'CS', 'RD', 'PD'],
  colours: ['black', 'silver', 'red', 'blue'],
  features: [
    local('aus Aluminium', 'aluminium', 'en aluminium'),
    local('mit Industrielagern', 'with sealed bearings', 'à roulements étanches'),
    local('pannensicher', 'puncture resistant', 'anti-crevaison'),
    local('leicht', 'lightweight', 'léger'),
  ],
  kinds: [
    {
      noun: local('Fahrradpedale', 'Bike Pedals', 'Pédales de vélo'),
      priceEuro: [15, 139],
      measures: [measure(local('Gewicht', 'Weight', 'Poids'), 'g', 280, 320, 365, 410)],
    },
    {
      noun: local('Pedalarm', 'Crank Arm', 'Bras de manivelle'),
      priceEuro: [19, 119],
      measures: [measure(local('Länge', 'Length', 'Longueur'), 'mm', 165, 170, 172.5, 175)],
    },
    {
      noun: local('Fahrradreifen', 'Bike Tyre', 'Pneu vélo'),
      priceEuro: [12, 79],
      measures: [measure(local('Breite', 'Width', 'Largeur'), 'mm', 28, 32, 40, 47, 57)],
    },
    {
      noun: local('Lenker', 'Handlebar', 'Guidon'),
      priceEuro: [19, 229],
      measures: [measure(local('Breite', 'Width', 'Largeur'), 'mm', 420, 440, 680, 740, 780)],
    },
    {
      noun: local('Fahrradsattel', 'Bike Saddle', 'Selle de vélo'),
      priceEuro: [25, 189],
      measures: [measure(local('Breite', 'Width', 'Largeur'), 'mm', 130, 142, 155, 168)],
    },
  ],
  traps: ['side'],
};

const gardenTools: Department = {
  key: 'garden-tools',
  name: local('Gartengeräte', 'Garden tools', 'Outils de jardin'),
  googleCategory: 'Home & Garden > Lawn & Garden > Gardening > Gardening Tools',
  shape: 'tool',
  brands: ['Grünhof', 'Thornwick', 'Jardelle', 'Ackermann & Söhne', 'Verdano'],
  series: [
    'Comfort',
    'Robust',
    'Expert Cut',
    'Easy',
    'Silva',
    'Premium Line',
    'Garden Pro',
    'Rustic',
    'Compact',
    'Evergreen',
    'Linea',
  ],
  modelPrefixes: ['GT', 'HS', 'AK', 'VD'],
  colours: ['green', 'black', 'red'],
  features: [
    local('mit Antirutschgriff', 'with non-slip grip', 'à poignée antidérapante'),
    local('ohne Akku', 'bare tool', 'sans batterie'),
    local('mit Teleskopstiel', 'with telescopic handle', 'à manche télescopique'),
    local('rostfrei', 'rust-proof', 'inoxydable'),
  ],
  kinds: [
    {
      noun: local('Gartenschere', 'Secateurs', 'Sécateur'),
      priceEuro: [12, 79],
      measures: [measure(local('Schnittstärke', 'Cutting capacity', 'Coupe max.'), 'mm', 16, 20, 22, 25)],
    },
    {
      noun: local('Akku-Heckenschere', 'Cordless Hedge Trimmer', 'Taille-haie sans fil'),
      priceEuro: [69, 329],
      measures: [
        measure(local('Spannung', 'Voltage', 'Tension'), 'V', 18, 36, 40),
        measure(local('Schwert', 'Blade length', 'Lame'), 'cm', 45, 50, 55, 60),
      ],
    },
    {
      noun: local('Akku-Rasentrimmer', 'Cordless Grass Trimmer', 'Coupe-bordure sans fil'),
      priceEuro: [49, 229],
      measures: [
        measure(local('Spannung', 'Voltage', 'Tension'), 'V', 18, 36, 40),
        measure(local('Schnittbreite', 'Cutting width', 'Largeur de coupe'), 'cm', 23, 25, 28, 30),
      ],
    },
    {
      noun: local('Gießkanne', 'Watering Can', 'Arrosoir'),
      priceEuro: [9, 59],
      measures: [measure(local('Inhalt', 'Contents', 'Contenance'), 'ml', 1000, 5000, 9000, 10000, 12000)],
    },
  ],
  traps: ['side', 'voltage', 'voltage'],
};

export const outdoors: readonly Department[] = [runningShoes, bicycleParts, gardenTools];
