import { oneOf, share } from './share.ts';

/** Anyone who buys; names and addresses are put together by chance, and their mail leads nowhere (RFC 2606). */
export type Buyer = {
  externalId: string;
  name: string;
  company: string | null;
  email: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
};

type Country = {
  code: string;
  first: readonly string[];
  last: readonly string[];
  streets: readonly string[];
  cities: readonly (readonly [city: string, postcode: string])[];
  isNumberFirst: boolean;
};

const countries: readonly Country[] = [
  {
    code: 'DE',
    first: ['Annika', 'Jonas', 'Leonie', 'Malte', 'Svenja', 'Tobias', 'Katrin', 'Henning', 'Ayşe', 'Lukas', 'Birte'],
    last: ['Brandtner', 'Lohfeld', 'Wiesmüller', 'Harkort', 'Steinbrück', 'Yildirim', 'Oltmann', 'Reuß', 'Kaminke'],
    streets: ['Lindenweg', 'Am Mühlbach', 'Gartenstraße', 'Birkenallee', 'Kirchgasse', 'Hafenstraße'],
    cities: [
      ['Bremen', '28195'],
      ['Kassel', '34117'],
      ['Leipzig', '04109'],
      ['Freiburg', '79098'],
      ['Rostock', '18055'],
      ['Augsburg', '86150'],
    ],
    isNumberFirst: false,
  },
  {
    code: 'GB',
    first: ['Imogen', 'Callum', 'Priya', 'Rhys', 'Bethan', 'Fraser', 'Nadia', 'Owen', 'Harriet', 'Tariq'],
    last: ['Ashcombe', 'Penhale', 'Thorley', 'Okonjo', 'Mehta', 'Garside', 'Lachlan', 'Wexcombe', 'Birtles'],
    streets: ['Mill Lane', 'Station Road', 'Orchard Close', 'Quay Street', 'Priory Road', 'Foundry Yard'],
    cities: [
      ['Leeds', 'LS1 4AP'],
      ['Norwich', 'NR2 1NE'],
      ['Cardiff', 'CF10 1EP'],
      ['Dundee', 'DD1 3BJ'],
      ['Exeter', 'EX1 1HS'],
    ],
    isNumberFirst: true,
  },
  {
    code: 'FR',
    first: ['Maëlle', 'Théo', 'Aurore', 'Baptiste', 'Inès', 'Gaël'],
    last: ['Ferrandier', 'Lacombière', 'Vaucelle', 'Benhamou', 'Tremblot', 'Kerouan'],
    streets: ['rue des Tilleuls', 'avenue du Port', 'impasse des Moulins', 'rue de la Halle'],
    cities: [
      ['Nantes', '44000'],
      ['Dijon', '21000'],
      ['Pau', '64000'],
    ],
    isNumberFirst: true,
  },
  {
    code: 'AT',
    first: ['Valentina', 'Clemens', 'Magdalena', 'Florian', 'Theresa'],
    last: ['Hochleitner', 'Grubmair', 'Pichlinger', 'Zauner-Rath', 'Novakić'],
    streets: ['Schulgasse', 'Am Anger', 'Bergstraße'],
    cities: [
      ['Graz', '8010'],
      ['Linz', '4020'],
    ],
    isNumberFirst: false,
  },
  {
    code: 'PT',
    first: ['Inês', 'Duarte', 'Matilde', 'Gonçalo', 'Leonor'],
    last: ['Vasconde', 'Quintal', 'Pedrosa Lima', 'Falcato', 'Serrano Dias'],
    streets: ['Rua das Oliveiras', 'Travessa do Forno', 'Avenida da Ria'],
    cities: [
      ['Braga', '4700-030'],
      ['Évora', '7000-508'],
    ],
    isNumberFirst: false,
  },
  {
    code: 'IE',
    first: ['Aoife', 'Cillian', 'Sinéad', 'Oisín', 'Gráinne'],
    last: ["O'Dalaigh", 'Kilbride', 'Tarpey', 'Mac Conall', 'Rooneen'],
    streets: ['Bridge Street', 'Abbey Road', 'The Crescent'],
    cities: [
      ['Galway', 'H91 E2K3'],
      ['Cork', 'T12 W8KP'],
    ],
    isNumberFirst: true,
  },
];

const trades = ['Workshop', 'Interiors', 'Kennels', 'Office Supply', 'Outfitters', 'Studio'];
const hosts = ['post', 'mail', 'brief', 'inbox'];

/** So many people buy in a country at one shop; some come again. */
const perCountry = 60;

/** Somebody of a country, or of any but the shop's own where null is asked; `isTrade` buys for a company. */
export function inventBuyer(country: string | null, home: string, isTrade: boolean, key: string): Buyer {
  const from =
    countries.find(({ code }) => code === country) ??
    oneOf(
      countries.filter(({ code }) => code !== home),
      key,
      'land',
    );
  // The power has a few people buy often, and most of them once or twice.
  const place = Math.floor(share(key, 'who') ** 1.4 * perCountry);
  const who = `${home} ${from.code} ${place}`;
  const [first, last] = [oneOf(from.first, who, 'first'), oneOf(from.last, who, 'last')];
  const [city, postcode] = oneOf(from.cities, who, 'city');
  const number = String(1 + Math.floor(share(who, 'number') * 140));
  const street = oneOf(from.streets, who, 'street');
  const host = oneOf(hosts, who, 'host');
  return {
    externalId: `C-${from.code}-${1_000 + place}`,
    name: `${first} ${last}`,
    company: isTrade ? `${last} ${oneOf(trades, who, 'trade')}` : null,
    email: `${mailPart(first)}.${mailPart(last)}${place}@${host}.example`,
    street: from.isNumberFirst ? `${number} ${street}` : `${street} ${number}`,
    postcode,
    city,
    country: from.code,
  };
}

/** Letters without their marks, as mail addresses have them. */
function mailPart(name: string): string {
  const plain = name.toLowerCase().replaceAll('ß', 'ss').replaceAll('ı', 'i').normalize('NFD');
  return plain.replaceAll(/[^a-z]/g, '');
}

/** Beginnings of numbers that are kept for films and books, and ring nowhere; three digits follow. */
const silentNumbers: Readonly<Record<string, string>> = {
  DE: '+493023125',
  GB: '+442079460',
  FR: '+3319900',
  IE: '+353209110',
};

/** A number that rings nowhere; null where a country keeps none. */
export function inventPhone(country: string, who: string): string | null {
  const beginning = silentNumbers[country];
  if (beginning === undefined) return null;
  const digits = country === 'FR' ? 4 : 3;
  return beginning + String(Math.floor(share(who, 'phone') * 10 ** digits)).padStart(digits, '0');
}
