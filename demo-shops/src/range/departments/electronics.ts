import { local, measure, type Department } from '../department.ts';

const headphones: Department = {
  key: 'headphones',
  name: local('Kopfhörer', 'Headphones', 'Casques audio'),
  googleCategory: 'Electronics > Audio > Audio Components > Headphones & Headsets > Headphones',
  shape: 'round',
  brands: ['Audelio', 'Sonarque', 'Klangwerk', 'Brightwave', 'Tessera Audio', 'Pulsono'],
  series: ['Aria', 'Studio', 'Drift', 'Echo', 'Stratus', 'Metro', 'Tempo', 'Hush', 'Verve', 'Orbit', 'Nova Air'],
  modelPrefixes: ['WH', 'AH', 'TW', 'QX'],
  colours: ['black', 'white', 'blue', 'silver', 'grey'],
  features: [
    local('mit Geräuschunterdrückung', 'noise cancelling', 'à réduction de bruit'),
    local('mit Bluetooth 5.3', 'with Bluetooth 5.3', 'Bluetooth 5.3'),
    local('faltbar', 'foldable', 'pliable'),
    local('spritzwassergeschützt', 'splash-proof', 'résistant aux éclaboussures'),
  ],
  kinds: [
    {
      noun: local('Over-Ear-Kopfhörer', 'Over-Ear Headphones', 'Casque circum-aural'),
      priceEuro: [49, 449],
      measures: [measure(local('Laufzeit', 'Battery life', 'Autonomie'), 'h', 24, 30, 40, 50, 60)],
    },
    {
      noun: local('In-Ear-Kopfhörer', 'In-Ear Earphones', 'Écouteurs intra-auriculaires'),
      priceEuro: [19, 279],
      measures: [measure(local('Laufzeit', 'Battery life', 'Autonomie'), 'h', 5, 6, 8, 10, 12)],
    },
    {
      noun: local('Gaming-Headset', 'Gaming Headset', 'Casque gaming'),
      priceEuro: [39, 249],
      measures: [measure(local('Treiber', 'Driver', 'Transducteur'), 'mm', 40, 50, 53)],
    },
  ],
  traps: ['colour', 'refurbished'],
};

const storage: Department = {
  key: 'storage',
  name: local('Speicher & SSD', 'Storage & SSD', 'Stockage et SSD'),
  googleCategory: 'Electronics > Electronics Accessories > Computer Components > Storage Devices',
  shape: 'box',
  brands: ['Datavault', 'Ironbyte', 'Quillon', 'Memorix', 'Steinfels'],
  series: ['Rapid', 'Sprint', 'Fortis', 'Archive', 'Pocket', 'Titan', 'Edge', 'Core', 'Velos', 'Shield', 'Swift'],
  modelPrefixes: ['NV', 'SX', 'DV', 'PX'],
  colours: ['black', 'silver', 'blue'],
  features: [
    local('mit Kühlkörper', 'with heatsink', 'avec dissipateur'),
    local('stoßfest', 'shock resistant', 'résistant aux chocs'),
    local('mit Verschlüsselung', 'with encryption', 'avec chiffrement'),
    local('bis 3.500 MB/s', 'up to 3,500 MB/s', 'jusqu’à 3 500 Mo/s'),
  ],
  kinds: [
    {
      noun: local('NVMe-SSD M.2', 'NVMe M.2 SSD', 'SSD NVMe M.2'),
      priceEuro: [39, 399],
      measures: [measure(local('Kapazität', 'Capacity', 'Capacité'), 'GB', 500, 1000, 2000, 4000)],
    },
    {
      noun: local('Externe SSD', 'Portable SSD', 'SSD externe'),
      priceEuro: [59, 420],
      measures: [measure(local('Kapazität', 'Capacity', 'Capacité'), 'GB', 500, 1000, 2000, 4000)],
    },
    {
      noun: local('USB-Stick', 'USB Flash Drive', 'Clé USB'),
      priceEuro: [6, 79],
      measures: [measure(local('Kapazität', 'Capacity', 'Capacité'), 'GB', 32, 64, 128, 256, 512)],
    },
    {
      noun: local('microSD-Karte', 'microSD Card', 'Carte microSD'),
      priceEuro: [7, 120],
      measures: [measure(local('Kapazität', 'Capacity', 'Capacité'), 'GB', 64, 128, 256, 512, 1000)],
    },
  ],
  traps: ['capacity', 'capacity'],
};

const monitors: Department = {
  key: 'monitors',
  name: local('Monitore', 'Monitors', 'Écrans'),
  googleCategory: 'Electronics > Video > Computer Monitors',
  shape: 'screen',
  brands: ['Lumivue', 'Panorel', 'Kantec', 'Visarro', 'Norrsken Display'],
  series: [
    'ProView',
    'Canvas',
    'Arena',
    'Clarity',
    'Wide',
    'Office',
    'Horizon',
    'Studio Color',
    'Flow',
    'Sharp',
    'Vista',
  ],
  modelPrefixes: ['LV', 'PM', 'VX', 'KT'],
  colours: ['black', 'white', 'silver'],
  features: [
    local('höhenverstellbar', 'height adjustable', 'réglable en hauteur'),
    local('mit USB-C', 'with USB-C', 'avec USB-C'),
    local('mit HDR', 'with HDR', 'HDR'),
    local('entspiegelt', 'anti-glare', 'antireflet'),
  ],
  kinds: [
    {
      noun: local('4K-Monitor', '4K Monitor', 'Écran 4K'),
      priceEuro: [229, 1299],
      measures: [
        measure(local('Diagonale', 'Screen size', 'Diagonale'), 'in', 27, 28, 32, 43),
        measure(local('Bildrate', 'Refresh rate', 'Fréquence'), 'Hz', 60, 75, 144),
      ],
    },
    {
      noun: local('Gaming-Monitor', 'Gaming Monitor', 'Écran gaming'),
      priceEuro: [149, 999],
      measures: [
        measure(local('Diagonale', 'Screen size', 'Diagonale'), 'in', 24, 27, 32, 34),
        measure(local('Bildrate', 'Refresh rate', 'Fréquence'), 'Hz', 120, 144, 165, 240),
      ],
    },
    {
      noun: local('Büromonitor', 'Office Monitor', 'Écran de bureau'),
      priceEuro: [99, 349],
      measures: [
        measure(local('Diagonale', 'Screen size', 'Diagonale'), 'in', 22, 24, 27),
        measure(local('Bildrate', 'Refresh rate', 'Fréquence'), 'Hz', 60, 75, 100),
      ],
    },
  ],
  traps: ['colour', 'edition'],
};

export const electronics: readonly Department[] = [headphones, storage, monitors];
