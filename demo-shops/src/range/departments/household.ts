import { local, measure, type Department } from '../department.ts';

const power = local('Leistung', 'Power', 'Puissance');

const coffee: Department = {
  key: 'coffee',
  name: local('Kaffee & Mühlen', 'Coffee machines', 'Machines à café'),
  googleCategory: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines',
  shape: 'machine',
  brands: ['Bravanti', 'Kestrel & Finch', 'Moltavia', 'Öhlberg', 'Caldera', 'Nordsud'],
  series: ['Alba', 'Crema', 'Piazza', 'Onda', 'Vapore', 'Ristra', 'Duetto', 'Torre', 'Lumo', 'Sereno', 'Barista Uno'],
  modelPrefixes: ['EM', 'KX', 'CM', 'GR'],
  colours: ['black', 'silver', 'red', 'white'],
  features: [
    local('mit Milchaufschäumer', 'with milk frother', 'avec mousseur à lait'),
    local('programmierbar', 'programmable', 'programmable'),
    local('mit Kegelmahlwerk', 'with conical burrs', 'avec meules coniques'),
    local('mit Edelstahlgehäuse', 'with stainless steel housing', 'avec boîtier en inox'),
    local('mit Abschaltautomatik', 'with automatic shut-off', 'avec arrêt automatique'),
  ],
  kinds: [
    {
      noun: local('Espressomaschine', 'Espresso Machine', 'Machine à expresso'),
      priceEuro: [129, 1490],
      measures: [
        measure(local('Wassertank', 'Water tank', 'Réservoir'), 'ml', 1000, 1200, 1500, 1800, 2000),
        measure(local('Pumpendruck', 'Pump pressure', 'Pression'), 'bar', 9, 15, 19),
        measure(power, 'W', 1100, 1350, 1450, 1650),
      ],
    },
    {
      noun: local('Filterkaffeemaschine', 'Filter Coffee Maker', 'Cafetière filtre'),
      priceEuro: [39, 249],
      measures: [
        measure(local('Kanne', 'Jug', 'Verseuse'), 'ml', 750, 1000, 1250, 1500),
        measure(power, 'W', 800, 900, 1000, 1200),
      ],
    },
    {
      noun: local('Kaffeemühle', 'Coffee Grinder', 'Moulin à café'),
      priceEuro: [45, 620],
      measures: [
        measure(local('Bohnenbehälter', 'Bean hopper', 'Bac à grains'), 'g', 120, 200, 250, 350),
        measure(power, 'W', 120, 150, 165, 250),
      ],
    },
  ],
  traps: ['colour', 'refurbished'],
};

const knives: Department = {
  key: 'knives',
  name: local('Küchenmesser', 'Kitchen knives', 'Couteaux de cuisine'),
  googleCategory: 'Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Kitchen Knives',
  shape: 'blade',
  brands: ['Hartklinge', 'Soligne', 'Takumura', 'Bergische Schmiede', 'Edgewell'],
  series: [
    'Tradition',
    'Shiro',
    'Classique',
    'Forge',
    'Olive',
    'Nero',
    'Damast 67',
    'Meister',
    'Pure',
    'Grand Chef',
    'Wave',
    'Granit',
  ],
  modelPrefixes: ['HK', 'TM', 'SL'],
  colours: ['black', 'white', 'red'],
  features: [
    local('geschmiedet', 'forged', 'forgé'),
    local('mit Olivenholzgriff', 'with olive wood handle', 'manche en bois d’olivier'),
    local('mit Kullenschliff', 'with hollow edge', 'lame alvéolée'),
    local('aus Damaststahl', 'Damascus steel', 'acier damas'),
  ],
  kinds: [
    {
      noun: local('Kochmesser', "Chef's Knife", 'Couteau de chef'),
      priceEuro: [29, 289],
      measures: [measure(local('Klinge', 'Blade', 'Lame'), 'cm', 16, 18, 20, 23, 26)],
    },
    {
      noun: local('Brotmesser', 'Bread Knife', 'Couteau à pain'),
      priceEuro: [19, 149],
      measures: [measure(local('Klinge', 'Blade', 'Lame'), 'cm', 20, 22, 24, 26)],
    },
    {
      noun: local('Schälmesser', 'Paring Knife', 'Couteau d’office'),
      priceEuro: [9, 69],
      measures: [measure(local('Klinge', 'Blade', 'Lame'), 'cm', 6, 7, 8, 9, 10)],
    },
    {
      noun: local('Santokumesser', 'Santoku Knife', 'Couteau Santoku'),
      priceEuro: [35, 310],
      measures: [measure(local('Klinge', 'Blade', 'Lame'), 'cm', 14, 16, 17, 18)],
    },
  ],
  traps: [],
};

const petFood: Department = {
  key: 'pet-food',
  name: local('Tiernahrung', 'Pet food', 'Alimentation animale'),
  googleCategory: 'Animals & Pet Supplies > Pet Supplies',
  shape: 'bag',
  brands: ['Waldpfote', 'Whisker Hill', 'Grand Museau', 'Barkley Farm', 'Felinde'],
  series: [
    'Natur',
    'Vital',
    'Original',
    'Sensible',
    'Prairie',
    'Heimat',
    'Gourmet',
    'Light Balance',
    'Junior Start',
    'Senior 8+',
    'Active',
  ],
  modelPrefixes: [],
  colours: [],
  features: [
    local('mit Huhn', 'with chicken', 'au poulet'),
    local('mit Lachs', 'with salmon', 'au saumon'),
    local('mit Lamm', 'with lamb', 'à l’agneau'),
    local('mit Ente', 'with duck', 'au canard'),
    local('mit Rind', 'with beef', 'au bœuf'),
    local('mit Pute', 'with turkey', 'à la dinde'),
  ],
  kinds: [
    {
      noun: local('Trockenfutter Hund', 'Dry Dog Food', 'Croquettes pour chien'),
      priceEuro: [6, 79],
      measures: [measure(local('Inhalt', 'Contents', 'Contenu'), 'g', 800, 1500, 3000, 7500, 12000)],
    },
    {
      noun: local('Nassfutter Katze', 'Wet Cat Food', 'Pâtée pour chat'),
      priceEuro: [1.2, 18],
      measures: [measure(local('Inhalt', 'Contents', 'Contenu'), 'g', 85, 100, 200, 400)],
    },
    {
      noun: local('Nassfutter Hund', 'Wet Dog Food', 'Pâtée pour chien'),
      priceEuro: [1.5, 24],
      measures: [measure(local('Inhalt', 'Contents', 'Contenu'), 'g', 150, 300, 400, 800)],
    },
    {
      noun: local('Trockenfutter Katze', 'Dry Cat Food', 'Croquettes pour chat'),
      priceEuro: [4, 55],
      measures: [measure(local('Inhalt', 'Contents', 'Contenu'), 'g', 400, 1500, 2000, 4000, 10000)],
    },
  ],
  traps: ['pack', 'pack', 'capacity'],
};

export const household: readonly Department[] = [coffee, knives, petFood];
