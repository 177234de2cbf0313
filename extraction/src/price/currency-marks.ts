import { isCurrencyCode } from '@quarry/contracts/money';
import { currencySigns } from './currency-signs.generated.ts';

/**
 * The ways shops write currencies. `codes` lists what a mark may stand for, the commonest first; `isUsual`: the commonest needs no doubt.
 * `isWord`: a name in words, read in any case.
 * `isRare`: a letter that only some locale uses; glued to digits it belongs to a name ("S23").
 * `isBehind`: it stands for a currency only behind the amount.
 * `letters`: letters at a sign are no known part of it ("ABC$"), or stand for thousands ("K€").
 * A `weak` mark is also an ordinary letter or abbreviation: it counts only beside a number that looks like money,
 * when it is all the text says, or when hint or locale expect that currency. `sub` marks name hundredths (99p, 50¢).
 */
export type CurrencyMark = {
  text: string;
  codes: readonly string[];
  isWord?: true;
  isWeak?: true;
  isRare?: true;
  isSub?: true;
  isUsual?: true;
  isBehind?: true;
  letters?: 'foreign' | 'short';
};

/** Marks told apart by case and sign; several spellings of one currency are parted by a blank, "_" stands for a blank within. */
const exactMarks: Record<string, string> = {
  EUR: '€',
  GBP: '£ ₤ UK£ GB£ £GBP',
  USD: 'US$ US_$ U$S U$D $US $_US USD$ US-$ us$',
  CAD: 'C$ CA$ CA_$ CAD$ CDN$ CAN$ Can$ $CA $_CA $CAN $CAD',
  AUD: 'A$ AU$ AU_$ AUD$ $AU $AUD',
  NZD: 'NZ$ NZ_$ NZD$ $NZD',
  HKD: 'HK$ HKD$ 港币 港幣 港元',
  SGD: 'S$ SG$ SGD$',
  TWD: 'NT$ TW$ NTD NTD$ 新台幣 新臺幣',
  MXN: 'MX$ MXN$ Mex$ $MXN',
  BRL: 'R$ BR$ r$ R_$',
  ARS: 'AR$ ARS$',
  COP: 'COL$ CO$ COP$ $COP',
  CLP: 'CLP$ CL$ $CLP',
  UYU: '$U UYU$ UY$',
  BOB: 'Bs$',
  DOP: 'RD$',
  JMD: 'J$ JA$',
  TTD: 'TT$',
  FJD: 'FJ$',
  NAD: 'N$',
  XCD: 'EC$',
  BBD: 'Bds$ BBD$',
  BZD: 'BZ$',
  BND: 'B$',
  PEN: 'S/ S/. s/ s/.',
  PAB: 'B/.',
  PYG: '₲ Gs. Gs Gs.',
  CRC: '₡',
  CHF: 'Fr. SFr. sFr. SFr sFr Fr CHF.',
  JPY: '円 JP¥ 日元',
  CNY: '元 圆 圓 CN¥ RMB 人民币 人民幣',
  KRW: '₩ 원 ￦',
  INR: '₹ रु रु. रू',
  THB: '฿ บาท',
  VND: '₫ đ Đ VNĐ vnđ vnd đồng',
  PHP: '₱ Php PHP',
  IDR: 'Rp Rp. RP rp',
  MYR: 'RM',
  BDT: '৳ Tk Tk. টাকা',
  LKR: 'රු',
  KHR: '៛',
  LAK: '₭',
  MNT: '₮',
  NGN: '₦',
  GHS: 'GH₵ GH¢ ₵ GHC GH¢',
  KES: 'KSh Ksh KSh. Ksh. KSH Kshs',
  UGX: 'USh Ush',
  TZS: 'TSh Tsh',
  ILS: '₪ NIS ש"ח ש״ח שח',
  TRY: '₺ TL Tl tl',
  UAH: '₴ грн грн. ГРН',
  RUB: '₽',
  KZT: '₸ тг тг. тенге',
  AZN: '₼',
  GEL: '₾ ლარი',
  AMD: '֏ դրամ',
  UZS: "so'm сўм",
  BGN: 'лв лв. ЛВ лева',
  MKD: 'ден ден.',
  RSD: 'дин дин. дин. РСД',
  PLN: 'zł ZŁ Zł zł. zl',
  CZK: 'Kč kč KČ Kc',
  HUF: 'Ft ft FT Ft.',
  RON: 'lei LEI Lei',
  AED: 'د.إ د.إ. درهم Dhs Dhs. AED.',
  SAR: 'ر.س ر.س. ريال_سعودي \u20C1',
  QAR: 'ر.ق ر.ق. ريال_قطري',
  KWD: 'د.ك د.ك.',
  BHD: 'د.ب د.ب. .د.ب',
  OMR: 'ر.ع ر.ع. ريال_عماني',
  JOD: 'د.أ د.ا د.أ. د.ا.',
  IQD: 'د.ع د.ع. ع.د',
  TND: 'د.ت د.ت.',
  DZD: 'د.ج د.ج.',
  MAD: 'د.م د.م. د.م.',
  LYD: 'د.ل د.ل.',
  LBP: 'ل.ل ل.ل. L.L.',
  EGP: 'ج.م ج.م. جنيه E£ £E EGP£',
  IRR: 'ریال',
  XOF: 'FCFA F_CFA CFA Fcfa F.CFA',
  XPF: 'XPF FCP',
};

/** Words of a currency, read in any case. */
const wordMarks: Record<string, string> = {
  EUR: 'euro euros eur евро ευρώ evro eur.',
  USD: 'usd',
  GBP: 'gbp sterling',
  CHF: 'chf franken sfr',
  PLN: 'pln złotych złoty zloty zlotych',
  CZK: 'czk korun',
  HUF: 'huf forint',
  SEK: 'sek kronor',
  NOK: 'nok',
  DKK: 'dkk',
  ISK: 'isk krónur',
  RON: 'ron',
  JPY: 'jpy yen',
  CNY: 'cny yuan rmb',
  INR: 'inr',
  BRL: 'brl reais',
  AUD: 'aud',
  CAD: 'cad',
  NZD: 'nzd',
  MXN: 'mxn',
  ZAR: 'zar rand',
  KRW: 'krw',
  SGD: 'sgd',
  HKD: 'hkd',
  TWD: 'twd',
  AED: 'aed',
  SAR: 'sar',
  KWD: 'kwd',
  BHD: 'bhd',
  OMR: 'omr',
  QAR: 'qar',
  THB: 'thb baht',
  IDR: 'idr rupiah',
  MYR: 'myr ringgit',
  PHP: 'php',
  UAH: 'uah гривень',
  RUB: 'rub',
  BGN: 'bgn',
  GEL: 'lari',
  ILS: 'ils שקל שקלים',
};

const dollars =
  'USD CAD AUD MXN SGD HKD NZD TWD ARS CLP COP UYU DOP BBD BSD BZD BMD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD BND';

const sharedMarks: CurrencyMark[] = [
  ...marks('$', dollars),
  ...marks('peso pesos Pesos PESOS', 'MXN ARS COP CLP PHP UYU DOP CUP'),
  ...usual(marks('£', 'GBP EGP LBP GIP FKP SHP SYP SDG SSP')),
  ...marks('¥', 'JPY CNY'),
  ...marks('元', 'CNY TWD HKD MOP'),
  ...marks('kr kr. Kr Kr. KR kronor kroner Kronor Kroner', 'SEK NOK DKK ISK'),
  ...marks('Rs Rs. rs rs. RS RS. Rs.', 'INR PKR LKR NPR MUR SCR'),
  ...marks('₨', 'PKR INR LKR NPR MUR SCR'),
  ...marks('﷼ ريال', 'IRR SAR OMR QAR YER'),
  ...marks('Bs Bs. BS Bs.S', 'BOB VES'),
  ...marks('FCFA F_CFA CFA', 'XOF XAF'),
  ...words('dirham dirhams', 'AED MAD'),
  ...words('rupee rupees', 'INR PKR LKR NPR MUR SCR'),
  ...words('manat', 'AZN TMT'),
  // Tatar and Bashkir name the rouble as their neighbours name their own currencies.
  ...words('сум', 'UZS RUB'),
  ...words('сом', 'KGS RUB'),
  ...usual(words('dollar dollars dólares dolares доллара долларов', dollars)),
  ...usual(words('pounds', 'GBP EGP LBP GIP FKP SHP SYP SDG SSP')),
  ...usual(words('lira', 'TRY LBP SYP')),
  ...usual(words('рубль рубля рублей руб руб.', 'RUB BYN')),
  // The Bank of Russia approved ₽ in 2013; where keys lack it, shops write the letter behind the amount (CLDR has р. for Belarus).
  ...usual(marks('Р р Р. р.', 'RUB BYN')).map((mark) => ({ ...mark, isBehind: true as const })),
  // The everyday word for 元 in shops of China.
  ...usual(marks('块 塊', 'CNY TWD HKD')),
];

const weakMarks: CurrencyMark[] = [
  ...marks('R', 'ZAR'),
  ...marks('Q', 'GTQ'),
  ...marks('L L.', 'HNL MDL ALL'),
  ...marks('K', 'PGK ZMW MMK'),
  ...marks('KM', 'BAM'),
  ...marks('BD', 'BHD'),
  ...marks('KD K.D.', 'KWD'),
  ...marks('JD', 'JOD'),
  ...marks('SR S.R.', 'SAR'),
  ...marks('QR', 'QAR'),
  ...marks('DT', 'TND'),
  ...marks('DA', 'DZD'),
  ...marks('DH Dh DHS dh', 'MAD AED'),
  ...marks('LE L.E. LE.', 'EGP'),
  ...marks('Br', 'BYN ETB'),
  ...marks('N', 'NGN'),
  ...marks('P', 'PHP BWP'),
  ...marks('F', 'CHF XOF'),
  ...marks('fr fr.', 'CHF SEK'),
  ...marks('din din. Din', 'RSD'),
  ...marks('den den.', 'MKD'),
].map((mark) => ({ ...mark, isWeak: true as const }));

const subMarks: CurrencyMark[] = [
  ...marks('p', 'GBP'),
  ...marks('¢ ¢', 'USD CAD AUD NZD EUR'),
  ...marks('Cent cent cents Cents ct Ct', 'EUR USD CAD AUD'),
  ...marks('centimes', 'EUR CHF'),
].map((mark) => ({ ...mark, isSub: true as const }));

/** ISO codes that are also words in capitals ("TOP 10", "ALL"). */
export const codesThatAreWords = new Set(['ALL', 'TOP', 'CUP', 'MOP', 'SOS', 'ERN', 'PEN', 'BAM', 'GEL', 'MAD', 'LAK']);

/** One or two letters, or a word in capitals. */
const isAlsoWord = /^(?:\p{L}{1,2}\.?|(?!.*CF[AP])[A-Z]{3,4}\.?)$/u;

/** Marks by their first character in plain case, the longest first; `isWord` marks are compared in any case. */
export const marksByFirst: ReadonlyMap<string, readonly CurrencyMark[]> = indexMarks();

function indexMarks(): Map<string, CurrencyMark[]> {
  const shared = new Set([...sharedMarks, ...weakMarks, ...subMarks].map((mark) => mark.text));
  const single = Object.entries(exactMarks).flatMap(([code, texts]) =>
    marks(texts, code).filter((mark) => !shared.has(mark.text)),
  );
  const named = Object.entries(wordMarks).flatMap(([code, texts]) => words(texts, code));
  const index = new Map<string, CurrencyMark[]>();
  for (const mark of [...withSigns([...sharedMarks, ...single, ...weakMarks]), ...named, ...subMarks]) {
    const first = mark.text.charAt(0).toLowerCase();
    const found = index.get(first);
    if (found) found.push(mark);
    else index.set(first, [mark]);
  }
  for (const list of index.values()) list.sort((left, right) => right.text.length - left.text.length);
  return index;
}

/** Our own marks joined with the signs of CLDR: what a locale has a sign for, it may stand for here; ours say which is the usual one. */
function withSigns(own: readonly CurrencyMark[]): CurrencyMark[] {
  const byText = new Map(own.map((mark) => [mark.text, mark]));
  for (const line of currencySigns.split('\n')) {
    const [sign = '', ...codes] = line.split(' ');
    if (isCurrencyCode(sign)) continue;
    const text = sign.replaceAll('_', ' ').replaceAll(/[\u02BB\u02BC\u2019]/g, "'");
    const known = byText.get(text);
    const more = codes.filter((code) => !known?.codes.includes(code));
    if (!known) byText.set(text, isAlsoWord.test(text) ? { text, codes, isWeak: true, isRare: true } : { text, codes });
    else if (more.length > 0) byText.set(text, { ...joinedMark(known), codes: [...known.codes, ...more] });
  }
  return [...byText.values()];
}

/** A sign of one currency that a locale uses for another as well stays that of the first, unless something settles it. */
function joinedMark(mark: CurrencyMark): CurrencyMark {
  return mark.codes.length === 1 && !mark.isWeak ? { ...mark, isUsual: true } : mark;
}

function words(texts: string, codes: string): (CurrencyMark & { isWord: true })[] {
  return marks(texts, codes).map((mark) => ({ ...mark, isWord: true as const }));
}

function usual<Mark extends CurrencyMark>(list: Mark[]): (Mark & { isUsual: true })[] {
  return list.map((mark) => ({ ...mark, isUsual: true as const }));
}

function marks(texts: string, codes: string): CurrencyMark[] {
  const list = codes.split(' ');
  return [...new Set(texts.split(' '))].map((text) => ({ text: text.replaceAll('_', ' '), codes: list }));
}
