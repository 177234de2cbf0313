import { isUnitFamily, type UnitFamily, unitsOf } from './units.ts';

/** What units are called beside their signs, in small letters, in the languages of the product. */
const wordsOfUnits: Partial<Record<UnitFamily, Readonly<Record<string, readonly string[]>>>> = {
  mass: {
    g: ['gr', 'gram', 'grams', 'gramm', 'gramme', 'grammes', 'grama', 'gramas'],
    mg: ['milligram', 'milligrams', 'milligramm', 'milligramme', 'milligrammes', 'miligrama', 'miligramas'],
    kg: ['kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramm', 'kilogramme', 'kilogrammes', 'quilo', 'quilograma'],
    t: ['tonne', 'tonnes', 'tonnen', 'tonelada', 'toneladas'],
    oz: ['ounce', 'ounces', 'unze', 'unzen', 'once', 'onces', 'onça', 'onças'],
    lb: ['lbs', 'pound', 'pounds', 'libra', 'libras'],
  },
  length: {
    mm: [
      'millimeter',
      'millimetre',
      'millimeters',
      'millimetres',
      'millimètre',
      'millimètres',
      'milímetro',
      'milímetros',
    ],
    cm: [
      'centimeter',
      'centimetre',
      'centimeters',
      'centimetres',
      'zentimeter',
      'centimètre',
      'centimètres',
      'centímetro',
      'centímetros',
    ],
    m: ['meter', 'metre', 'meters', 'metres', 'mètre', 'mètres', 'metro', 'metros'],
    km: ['kilometer', 'kilometre', 'kilometers', 'kilometres', 'kilomètre', 'kilomètres', 'quilómetro', 'quilómetros'],
    in: ['"', '″', 'inch', 'inches', 'zoll', 'pouce', 'pouces', 'polegada', 'polegadas'],
    ft: ['′', 'foot', 'feet', 'fuß', 'pied', 'pieds', 'pé', 'pés'],
    yd: ['yard', 'yards', 'jarda', 'jardas'],
  },
  area: {
    'cm²': ['cm2', 'qcm'],
    'mm²': ['mm2'],
    'm²': ['m2', 'qm', 'sqm'],
    ha: ['hectare', 'hectares', 'hektar'],
    'in²': ['in2', 'sq in'],
    'ft²': ['ft2', 'sq ft', 'sqft'],
  },
  volume: {
    ml: ['milliliter', 'millilitre', 'milliliters', 'millilitres', 'mililitro', 'mililitros'],
    l: ['liter', 'litre', 'liters', 'litres', 'litro', 'litros'],
    'cm³': ['cm3', 'ccm', 'cc'],
    'm³': ['m3', 'cbm'],
    'fl oz': ['fl. oz.', 'fl.oz.', 'floz'],
    pt: ['pint', 'pints'],
    gal: ['gallon', 'gallons', 'gallone', 'gallonen'],
  },
  storage: {
    B: ['byte', 'bytes', 'octet', 'octets', 'o'],
    kB: ['ko'],
    MB: ['mo'],
    GB: ['go'],
    TB: ['to'],
    KiB: ['kio'],
    MiB: ['mio'],
    GiB: ['gio'],
    TiB: ['tio'],
  },
  power: { W: ['watt', 'watts'], kW: ['kilowatt', 'kilowatts'] },
  voltage: { V: ['volt', 'volts', 'v dc', 'v ac'] },
  current: { A: ['amp', 'amps', 'ampere', 'ampère', 'ampères'] },
  duration: {
    s: ['sec', 'sek', 'seg', 'second', 'seconds', 'sekunde', 'sekunden', 'seconde', 'secondes', 'segundo', 'segundos'],
    min: ['minute', 'minutes', 'minuten', 'minuto', 'minutos'],
    h: ['hr', 'hrs', 'std', 'hour', 'hours', 'stunde', 'stunden', 'heure', 'heures', 'hora', 'horas'],
    d: ['day', 'days', 'tag', 'tage', 'jour', 'jours', 'dia', 'dias'],
  },
  temperature: { '°C': ['c', 'celsius'], '°F': ['f', 'fahrenheit'], K: ['kelvin'] },
  rotation: { rpm: ['u/min', 'tr/min', 'min⁻¹'] },
  angle: { '°': ['deg', 'degree', 'degrees', 'grad', 'degré', 'degrés', 'grau', 'graus'] },
};

/** Families without a unit of millions: in them a sign in capital letters is no other unit. */
const caseless: ReadonlySet<UnitFamily> = new Set(['mass', 'length', 'area', 'volume', 'duration']);

/**
 * The unit of a family that a word or sign means, or undefined. Capital letters are read as small ones only where no unit of the
 * family differs by them, since MW is not mW.
 */
export function unitNamed(family: UnitFamily, word: string): string | undefined {
  const said = word.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const units = unitsOf(family);
  if (units.includes(said)) return said;
  const small = said.toLowerCase();
  const called = Object.entries(wordsOfUnits[family] ?? {}).find(([, words]) => words.includes(small));
  if (called) return called[0];
  const alike = units.filter((unit) => unit.toLowerCase() === small);
  return alike.length === 1 && (said === small || caseless.has(family) || family === 'storage') ? alike[0] : undefined;
}

/** The units of a family by its name; none where there is no such family. */
export function unitsOfFamily(name: string | null): readonly string[] {
  return name !== null && isUnitFamily(name) ? unitsOf(name) : [];
}
