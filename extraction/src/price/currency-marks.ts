/**
 * The ways shops write currencies. `codes` lists what a mark may stand for, the commonest first; `isUsual`: the commonest needs no doubt.
 * `letters`: letters at a sign are no known part of it ("ABC$"), or stand for thousands ("K€").
 * A `weak` mark is also an ordinary letter or abbreviation: it counts only beside a number that looks like money,
 * when it is all the text says, or when hint or locale expect that currency. `sub` marks name hundredths (99p, 50¢).
 */
export type CurrencyMark = {
  text: string;
  codes: readonly string[];
  isWeak?: true;
  isSub?: true;
  isUsual?: true;
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
  RUB: '₽ руб руб. РУБ Руб. р. рублей рубля рубль',
  KZT: '₸ тг тг. тенге',
  AZN: '₼',
  GEL: '₾ ლარი',
  AMD: '֏ դրամ',
  KGS: 'сом',
  UZS: "сум so'm сўм",
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
  USD: 'dollars dollar usd dólares dolares долларов',
  GBP: 'gbp pounds sterling',
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
  INR: 'inr rupees rupee',
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
  AED: 'aed dirham dirhams',
  SAR: 'sar',
  KWD: 'kwd',
  BHD: 'bhd',
  OMR: 'omr',
  QAR: 'qar',
  ILS: 'ils',
  THB: 'thb baht',
  IDR: 'idr rupiah',
  MYR: 'myr ringgit',
  PHP: 'php',
  UAH: 'uah гривень',
  RUB: 'rub',
  BGN: 'bgn',
  TRY: 'lira',
  GEL: 'lari',
  AZN: 'manat',
};

const sharedMarks: CurrencyMark[] = [
  ...marks(
    '$',
    'USD CAD AUD MXN SGD HKD NZD TWD ARS CLP COP UYU DOP BBD BSD BZD BMD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD BND',
  ),
  ...marks('peso pesos Pesos PESOS', 'MXN ARS COP CLP PHP UYU DOP CUP'),
  ...marks('£', 'GBP EGP LBP GIP FKP SHP SYP SDG SSP').map((mark) => ({ ...mark, isUsual: true as const })),
  ...marks('¥', 'JPY CNY'),
  ...marks('元', 'CNY TWD HKD MOP'),
  ...marks('kr kr. Kr Kr. KR kronor kroner Kronor Kroner', 'SEK NOK DKK ISK'),
  ...marks('Rs Rs. rs rs. RS RS. Rs.', 'INR PKR LKR NPR MUR SCR'),
  ...marks('₨', 'PKR INR LKR NPR MUR SCR'),
  ...marks('﷼ ريال', 'IRR SAR OMR QAR YER'),
  ...marks('Bs Bs. BS Bs.S', 'BOB VES'),
  ...marks('FCFA F_CFA CFA', 'XOF XAF'),
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
  ...marks('р', 'RUB'),
].map((mark) => ({ ...mark, isWeak: true as const }));

const subMarks: CurrencyMark[] = [
  ...marks('p', 'GBP'),
  ...marks('¢ ¢', 'USD CAD AUD NZD EUR'),
  ...marks('Cent cent cents Cents ct Ct', 'EUR USD CAD AUD'),
  ...marks('centimes', 'EUR CHF'),
].map((mark) => ({ ...mark, isSub: true as const }));

/** ISO codes that are also words in capitals ("TOP 10", "ALL"). */
export const codesThatAreWords = new Set(['ALL', 'TOP', 'CUP', 'MOP', 'SOS', 'ERN', 'PEN', 'BAM', 'GEL', 'MAD', 'LAK']);

/** Marks by their first character in plain case, the longest first; `isWord` marks are compared in any case. */
export const marksByFirst: ReadonlyMap<string, readonly (CurrencyMark & { isWord?: true })[]> = indexMarks();

function indexMarks(): Map<string, (CurrencyMark & { isWord?: true })[]> {
  const shared = new Set([...sharedMarks, ...weakMarks, ...subMarks].map((mark) => mark.text));
  const single = Object.entries(exactMarks).flatMap(([code, texts]) =>
    marks(texts, code).filter((mark) => !shared.has(mark.text)),
  );
  const words = Object.entries(wordMarks).flatMap(([code, texts]) =>
    marks(texts, code).map((mark) => ({ ...mark, isWord: true as const })),
  );
  const index = new Map<string, (CurrencyMark & { isWord?: true })[]>();
  for (const mark of [...sharedMarks, ...single, ...words, ...weakMarks, ...subMarks]) {
    const first = mark.text.charAt(0).toLowerCase();
    const found = index.get(first);
    if (found) found.push(mark);
    else index.set(first, [mark]);
  }
  for (const list of index.values()) list.sort((left, right) => right.text.length - left.text.length);
  return index;
}

function marks(texts: string, codes: string): CurrencyMark[] {
  const list = codes.split(' ');
  return [...new Set(texts.split(' '))].map((text) => ({ text: text.replaceAll('_', ' '), codes: list }));
}
