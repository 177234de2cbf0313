/**
 * Units below the one a currency is named by, as words behind an amount of it ("99 руб 90 коп"): `digits` is how many decimals one of them
 * fills. Names follow ISO 4217's list of minor units and CLDR's languages; they are looked up only behind an amount of their currency,
 * since most are other words as well ("gr", "h", "st").
 */
export type MinorUnit = { codes: readonly string[]; digits: number };

const namesByCodes: Record<string, string> = {
  'EUR USD CAD AUD NZD SGD HKD': 'cent cents ct cts ct. ¢ c',
  'EUR CHF XOF XAF MAD DZD': 'centime centimes cts ct',
  EUR: 'céntimo céntimos centimos cént cêntimo cêntimos centesimo centesimi centesimi sentti senttiä snt senti centų centai centas centi centov centa λεπτά λεπτό λεπτων λεπτών eurocent eurocents סנט סנטים цент цента центов cenți cenţi',
  'USD CAD AUD': 'центов цент centavos centavo',
  'BRL MXN ARS CLP COP PHP CUP DOP': 'centavo centavos ctvs cent',
  GBP: 'p pence penny',
  CHF: 'rappen rp centesimi',
  'RUB UAH BYN': 'коп копеек копейки копейка копійок копійки копійка к капеек',
  PLN: 'gr grosz grosze groszy',
  CZK: 'h hal haléř haléře haléřů',
  'RON MDL': 'bani ban',
  BGN: 'ст стотинки стотинка',
  HUF: 'fillér',
  SEK: 'öre',
  'DKK NOK': 'øre',
  'RSD BAM MKD': 'para пара дени',
  TRY: 'kuruş kurus kr krş',
  'INR PKR NPR': 'paise paisa p पैसे पैसा',
  'AED KWD BHD JOD IQD': 'fils فلس',
  SAR: 'halala halalas هللة هللات',
  'EGP LBP SYP': 'piastres piaster قرش قروش',
  ILS: 'אג אגורות agorot',
  KZT: 'тиын тиин',
  GEL: 'tetri თეთრი',
  AZN: 'qəpik qepik',
  AMD: 'լումա',
  THB: 'satang สตางค์',
  'MYR IDR': 'sen',
  'CNY TWD HKD': '分',
  CNY: 'fen',
  JPY: '銭',
  'ZAR KES UGX TZS': 'c cents cent',
  OMR: 'baisa بيسة',
  'TND LYD': 'millimes millime مليم',
};
/** Of one decimal: the tenths of a yuan. */
const tenths = new Set(['角', '毛']);
const ofThreeDigits = new Set(['KWD', 'BHD', 'JOD', 'IQD', 'OMR', 'TND', 'LYD']);

const unitsByName = indexUnits();

/** The minor unit of one of `codes` that is named at `at` of a normalised text, with where its name ends. */
export function minorUnitAt(
  text: string,
  at: number,
  codes: readonly string[],
): (MinorUnit & { end: number }) | undefined {
  const match = /^[ \n\uE000]?([\p{L}\p{M}]{1,12}|¢)(?![\p{L}\p{M}])['.]?|^[ \n\uE000]?([角毛分銭])/u.exec(
    text.slice(at, at + 16),
  );
  const name = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  const end = at + (match?.[0].length ?? 0);
  if (tenths.has(name) && codes.includes('CNY')) return { codes: ['CNY', 'TWD', 'HKD'], digits: 1, end };
  const unit = unitsByName.get(name);
  const shared = unit?.filter((code) => codes.includes(code)) ?? [];
  if (shared.length === 0) return undefined;
  return { codes: shared, digits: shared.every((code) => ofThreeDigits.has(code)) ? 3 : 2, end };
}

function indexUnits(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const [codes, names] of Object.entries(namesByCodes)) {
    for (const name of names.split(' ')) index.set(name, [...(index.get(name) ?? []), ...codes.split(' ')]);
  }
  return index;
}

/** Names of smaller units that are no other words in any language of shops, with the sign of the cent. */
const certainName =
  '[¢￠]|pence|penny|cents?|rappen|c[eéê]ntimos?|centimes?|centavos?|paisa|paise|kope[ck]ks?|kope[ck]s?|копе[йе]к\\p{L}{0,2}|коп[іи]й\\p{L}{1,3}|коп\\.?|[øö]re|grosze?|groszy|hal[eé]ř[eůí]?|kuruş|agorot|tetri|satang';
const nameBeforeAmount = new RegExp(
  `(?:^|[^\\p{L}\\d\\s\\uE000]|(?:^|[^\\d\\s\\uE000])[\\s\\uE000]+)(?:${certainName})[\\s\\uE000]?$`,
  'iu',
);
const nameBehindAmount = new RegExp(`^[\\s\\uE000]?(?:${certainName})(?![\\p{L}\\p{M}])`, 'iu');

/** Whether the name of a smaller unit touches an amount, which ends at `end` and begins at `start`, without being a part of its reading. */
export function hasStrayMinorUnit(text: string, start: number, end: number): boolean {
  return (
    nameBeforeAmount.test(text.slice(Math.max(0, start - 24), start)) ||
    nameBehindAmount.test(text.slice(end, end + 24))
  );
}
