import { isCurrencyCode } from '@quarry/contracts/money';
import { currencySigns } from './currency-signs.generated.ts';
import {
  inflectedWords,
  type MarkLine,
  minorWords,
  scriptMarks,
  sharedScriptMarks,
  sharedWords,
  usualWords,
  weakWords,
} from './currency-words.ts';

/**
 * The ways shops write currencies. `codes` lists what a mark may stand for, the commonest first; `isUsual`: the commonest needs no doubt.
 * `isWord`: a name in words, read in any case.
 * `isAnyCase`: the mark of letters in other letters than it usually has ("rm 12", "hk$ 12").
 * `isTenfold`: one of it is ten of the currency (tomans of rials).
 * `isRare`: a letter that only some locale uses; glued to digits it belongs to a name ("S23").
 * `isAlone`: and no word of Hangul follows, which it may begin ("12 엔진").
 * `isBehind`: it stands for a currency only behind the amount; `isLast`: and where no number follows ("12 e 50").
 * `letters`: letters at a sign are no known part of it ("ABC$"), or stand for thousands ("K€").
 * `digits`: how many decimals one of a smaller unit fills, where it is not two.
 * A `weak` mark is also an ordinary letter or abbreviation: it counts only beside a number that looks like money,
 * when it is all the text says, or when hint or locale expect that currency. `sub` marks name hundredths (99p, 50¢).
 */
export type CurrencyMark = {
  text: string;
  codes: readonly string[];
  isWord?: true;
  isAnyCase?: true;
  isTenfold?: true;
  isWeak?: true;
  isRare?: true;
  isSub?: true;
  digits?: number;
  isUsual?: true;
  isBehind?: true;
  isLast?: true;
  isAlone?: true;
  letters?: 'foreign' | 'short';
};

/** Marks told apart by case and sign; several spellings of one currency are parted by a blank, "_" stands for a blank within. */
const exactMarks: Record<string, string> = {
  EUR: '€', // European Commission, sign of 1996
  GBP: '£ ₤ UK£ GB£ £GBP', // Bank of England; UK£ and GB£ as CLDR has them abroad
  USD: 'US$ US_$ U$S U$D $US $_US USD$ US-$ us$', // CLDR en-CA, es-AR, fr-CA
  CAD: 'CA$ CA_$ CAD$ CDN$ CAN$ Can$ $CA $_CA $CAN $CAD', // CLDR en, fr-CA; CDN$ and CAN$ as the Canadian style guide
  AUD: 'A$ AU$ AU_$ AUD$ $AU $AUD', // CLDR en-AU; Australian Government Style Manual
  NZD: 'NZ$ NZ_$ NZD$ $NZD', // CLDR en-NZ
  HKD: 'HK$ HKD$ 港币 港幣 港元', // Hong Kong Monetary Authority; CLDR zh
  SGD: 'SG$ SGD$', // CLDR en-SG
  TWD: 'NT$ TW$ NTD NTD$ 新台幣 新臺幣', // Central Bank of the Republic of China
  MXN: 'MX$ MXN$ Mex$ $MXN', // CLDR en, es
  BRL: 'R$ BR$ r$ R_$', // Banco Central do Brasil
  ARS: 'AR$ ARS$', // CLDR es
  COP: 'COL$ CO$ COP$ $COP', // CLDR es; COL$ as the Banco de la República
  CLP: 'CLP$ CL$ $CLP', // CLDR es
  UYU: '$U UYU$ UY$', // Banco Central del Uruguay
  BOB: 'Bs$', // shops of Bolivia, for CLDR's Bs
  DOP: 'RD$', // Banco Central de la República Dominicana
  JMD: 'J$ JA$', // Bank of Jamaica
  TTD: 'TT$', // Central Bank of Trinidad and Tobago
  FJD: 'FJ$', // Reserve Bank of Fiji
  NAD: 'N$', // Bank of Namibia
  XCD: 'EC$', // Eastern Caribbean Central Bank
  BBD: 'Bds$ BBD$', // Central Bank of Barbados
  BZD: 'BZ$', // Central Bank of Belize
  PEN: 'S/ S/. s/ s/.', // Banco Central de Reserva del Perú
  PAB: 'B/.', // CLDR es-PA
  PYG: '₲ Gs. Gs Gs.', // Banco Central del Paraguay; CLDR es-PY
  CRC: '₡', // Banco Central de Costa Rica
  CHF: 'Fr. SFr. sFr. SFr sFr Fr CHF.', // Swiss Federal Chancellery's guide; SFr. as written before
  JPY: '円 JP¥ 日元', // CLDR ja, zh
  CNY: 'CN¥ RMB 人民币 人民幣', // CLDR zh; People's Bank of China
  KRW: '원', // Bank of Korea; CLDR ko
  INR: '₹', // Reserve Bank of India, sign of 2010
  THB: '฿ บาท', // CLDR th; Bank of Thailand
  VND: '₫ đ Đ VNĐ vnđ vnd đồng', // State Bank of Vietnam; CLDR vi
  PHP: 'Php PHP', // Bangko Sentral ng Pilipinas
  IDR: 'Rp Rp. RP rp', // CLDR id; Bank Indonesia
  MYR: 'RM', // Bank Negara Malaysia; CLDR ms
  BDT: '৳ Tk Tk. টাকা', // CLDR bn; Bangladesh Bank
  LKR: 'රු', // CLDR si
  KHR: '៛', // CLDR km
  LAK: '₭', // CLDR lo
  MNT: '₮', // CLDR mn
  NGN: '₦', // Central Bank of Nigeria
  GHS: 'GH₵ GH¢ ₵ GHC GH¢', // Bank of Ghana; CLDR en-GH
  KES: 'KSh Ksh KSh. Ksh. KSH Kshs', // Central Bank of Kenya; CLDR sw
  UGX: 'USh Ush', // CLDR sw-UG
  TZS: 'TSh Tsh', // CLDR sw-TZ
  ILS: '₪ NIS ש"ח ש״ח שח', // Bank of Israel; CLDR he
  TRY: '₺ TL Tl tl', // Central Bank of the Republic of Türkiye
  UAH: '₴ грн грн. ГРН', // National Bank of Ukraine
  RUB: '₽', // Bank of Russia, sign of 2013
  KZT: '₸ тг тг. тенге', // National Bank of Kazakhstan
  AZN: '₼', // Central Bank of Azerbaijan
  GEL: '₾ ლარი', // National Bank of Georgia
  AMD: '֏ դրամ', // Central Bank of Armenia; CLDR hy
  UZS: "so'm сўм", // CLDR uz
  BGN: 'лв лв. ЛВ лева', // Bulgarian National Bank
  MKD: 'ден ден.', // CLDR mk
  RSD: 'дин дин. дин. РСД', // National Bank of Serbia
  PLN: 'zł ZŁ Zł zł. zl', // Narodowy Bank Polski
  CZK: 'Kč kč KČ Kc', // Česká národní banka
  HUF: 'Ft ft FT Ft.', // Magyar Nemzeti Bank
  AED: 'د.إ د.إ. AED.', // CLDR ar-AE
  SAR: 'ر.س ر.س. ريال_سعودي \u20C1', // Saudi Central Bank, sign of 2025; CLDR ar
  QAR: 'ر.ق ر.ق. ريال_قطري', // CLDR ar
  KWD: 'د.ك د.ك.', // CLDR ar
  BHD: 'د.ب د.ب. .د.ب', // CLDR ar
  OMR: 'ر.ع ر.ع. ريال_عماني', // CLDR ar
  JOD: 'د.أ د.ا د.أ. د.ا.', // CLDR ar
  IQD: 'د.ع د.ع. ع.د', // CLDR ar
  TND: 'د.ت د.ت.', // CLDR ar
  DZD: 'د.ج د.ج.', // CLDR ar
  MAD: 'د.م د.م. د.م.', // CLDR ar
  LYD: 'د.ل د.ل.', // CLDR ar
  LBP: 'ل.ل ل.ل. L.L.', // Banque du Liban; CLDR ar
  EGP: 'ج.م ج.م. E£ £E EGP£', // CLDR ar, en
  IRR: 'ریال', // CLDR fa
  XPF: 'XPF FCP', // CLDR fr-PF
  ESP: '₧', // Unicode's peseta sign
  GRD: '₯', // Unicode's drachma sign
};

/** Words of a currency, read in any case: codes of ISO 4217, and names as CLDR has them in the country's own language. */
const wordMarks: Record<string, string> = {
  EUR: 'euro euros eur евро ευρώ evro eur.',
  USD: 'usd',
  GBP: 'gbp sterling',
  CHF: 'chf franken sfr',
  PLN: 'pln złotych złoty zloty zlotych',
  CZK: 'czk korun',
  HUF: 'huf forint',
  SEK: 'sek',
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

/** The name with its country, as English, German, French and Portuguese texts have it. */
const tomansOfIran =
  'iranian_toman iranian_tomans iranische_toman iranischer_toman iranischen_toman toman_iranien tomans_iraniens toman_iraniano tomans_iranianos';

const sharedMarks: CurrencyMark[] = [
  ...marks('$', dollars), // CLDR, narrow signs
  ...marks('₣', 'CHF XPF XOF XAF RWF'), // Unicode's franc sign, of no one country today
  ...marks('peso pesos Pesos PESOS', 'MXN ARS COP CLP PHP UYU DOP CUP'), // CLDR, names in es and en
  ...usual(marks('£', 'GBP EGP LBP GIP FKP SHP SYP SDG SSP')), // CLDR, narrow signs
  ...usual(marks('S$', 'SGD SBD')), // Monetary Authority of Singapore; CLDR en-SB
  ...usual(marks('₩ ￦', 'KRW KPW')), // CLDR, narrow signs
  ...usual(marks('₱', 'PHP CUP')), // CLDR, narrow signs
  ...marks('C$', 'CAD NIO'), // Canadian style guide; Banco Central de Nicaragua, CLDR es-NI
  ...marks('B$', 'BND BSD'), // Autoriti Monetari Brunei Darussalam; Central Bank of The Bahamas
  ...marks('¥', 'JPY CNY'), // CLDR, narrow signs
  ...marks('元', 'CNY TWD HKD MOP'), // CLDR, names in zh
  ...marks('圆 圓', 'CNY TWD HKD MOP'), // the full form of 元, on the notes of all four
  ...marks('kr kr. Kr Kr. KR', 'SEK NOK DKK ISK'), // CLDR sv, nb, da, is
  ...marks('Rs Rs. rs rs. RS RS. Rs.', 'INR PKR LKR NPR MUR SCR'), // CLDR en-PK, en-MU, ne
  ...marks('₨', 'PKR INR LKR NPR MUR SCR'), // Unicode's rupee sign, of no one country
  ...marks('रु रु. रू रू.', 'INR NPR'), // CLDR hi names; Nepal Rastra Bank
  ...marks('﷼ ريال', 'IRR SAR OMR QAR YER'), // Unicode's rial sign; CLDR ar names
  ...marks('Bs Bs. BS Bs.S', 'BOB VES'), // CLDR es-BO, es-VE
  ...marks('FCFA F_CFA CFA Fcfa F.CFA', 'XOF XAF'), // BCEAO and BEAC; CLDR fr
  ...usual(marks('lei LEI Lei leu', 'RON MDL')), // Banca Națională a României; Banca Națională a Moldovei
  ...marks('лей лея леев леи', 'MDL RON'), // CLDR ru: of Moldova, where shops write in Russian
  ...marks('Dhs Dhs. درهم', 'AED MAD'), // Central Bank of the UAE; Bank Al-Maghrib
  ...marks('جنيه جنيها', 'EGP SDG SSP'), // CLDR ar names
  ...marks('دينار', 'IQD KWD JOD BHD DZD TND LYD'), // CLDR ar names
  ...marks('ليرة', 'SYP LBP TRY'), // CLDR ar names
  ...words('dirham dirhams', 'AED MAD'), // CLDR en, fr names
  ...words('rupee rupees', 'INR PKR LKR NPR MUR SCR'), // CLDR en names
  ...words('franc francs', 'CHF XOF XAF XPF CDF RWF GNF KMF BIF DJF'), // CLDR fr names
  ...words('manat', 'AZN TMT'), // CLDR az, tk names
  // Tatar and Bashkir name the rouble as their neighbours name their own currencies (CLDR tt, ba).
  ...words('сум', 'UZS RUB'),
  ...words('сом', 'KGS RUB'),
  ...usual(words('dollar dollars dólares dolares доллара долларов', dollars)), // CLDR names
  ...usual(words('pounds', 'GBP EGP LBP GIP FKP SHP SYP SDG SSP')), // CLDR en names
  ...usual(words('lira', 'TRY LBP SYP')), // CLDR tr names
  ...usual(words('рубль рубля рублей руб руб.', 'RUB BYN')), // CLDR ru, be names
  // The Bank of Russia approved ₽ in 2013; where keys lack it, shops write the letter behind the amount (CLDR has р. for Belarus).
  ...usual(marks('Р р Р. р.', 'RUB BYN')).map((mark) => ({ ...mark, isBehind: true as const })),
  // CLDR ko names; 엔 also begins other words.
  ...usual(marks('엔', 'JPY')).map((mark) => ({ ...mark, isBehind: true as const, isAlone: true as const })),
  ...all(scriptMarks, marks).map((mark) => ({ ...mark, isUsual: true as const })),
  ...all(sharedScriptMarks, marks),
  ...all(inflectedWords, words),
  // Central Bank of Iran: a toman is ten rials.
  ...words(`toman tomans irt تومان تومن ${tomansOfIran}`, 'IRR').map((mark) => ({
    ...mark,
    isTenfold: true as const,
  })),
  ...usual(all(usualWords, words)),
  ...all(sharedWords, words),
  // The everyday word for 元 in shops of China.
  ...usual(marks('块 塊', 'CNY TWD HKD')),
];

const weakMarks: CurrencyMark[] = [
  ...marks('R', 'ZAR'), // South African Reserve Bank
  ...marks('Q', 'GTQ'), // Banco de Guatemala
  ...marks('L L.', 'HNL MDL ALL'), // Banco Central de Honduras; CLDR ro-MD
  ...marks('K', 'PGK ZMW MMK'), // CLDR en-PG, en-ZM, my
  ...marks('KM', 'BAM'), // Centralna banka Bosne i Hercegovine
  ...marks('BD', 'BHD'), // Central Bank of Bahrain
  ...marks('KD K.D.', 'KWD'), // Central Bank of Kuwait
  ...marks('JD', 'JOD'), // Central Bank of Jordan
  ...marks('SR S.R.', 'SAR'), // Saudi Central Bank, before the sign of 2025
  ...marks('QR', 'QAR'), // Qatar Central Bank
  ...marks('DT', 'TND'), // Banque Centrale de Tunisie; CLDR fr-TN
  ...marks('DA', 'DZD'), // Banque d'Algérie; CLDR fr-DZ
  ...marks('DH Dh DHS dh', 'MAD AED'), // Bank Al-Maghrib; Central Bank of the UAE
  ...marks('LE L.E. LE.', 'EGP'), // Central Bank of Egypt
  ...marks('Br', 'BYN ETB'), // CLDR be, am
  ...marks('N', 'NGN'), // shops of Nigeria, for ₦
  // Latin letters that look like the Cyrillic mark of roubles are short for other words as well.
  ...marks('p. r.', 'RUB BYN'),
  ...marks('P.', 'PHP BWP RUB BYN'),
  ...marks('P', 'PHP BWP'), // shops of the Philippines, for ₱; Bank of Botswana
  ...marks('F', 'CHF XOF'), // CLDR fr names
  ...marks('fr fr.', 'CHF SEK'), // CLDR de-CH names; Swedish for "from"
  ...marks('FR FR.', 'CHF RWF'), // as written in capitals; CLDR rw
  ...all(weakWords, words),
  ...marks('din din. Din', 'RSD'), // CLDR sr-Latn
  ...marks('den den.', 'MKD'), // CLDR mk names
  ...marks('E', 'EUR SZL'), // as below; Central Bank of Eswatini
  ...marks('e', 'EUR SZL').map((mark) => ({ ...mark, isLast: true as const })), // Kotimaisten kielten keskus, short for euro
].map((mark) => ({ ...mark, isWeak: true as const }));

const subMarks: CurrencyMark[] = [
  ...marks('p', 'GBP'), // The Royal Mint
  ...marks('Cent cent cents Cents ct Ct', 'EUR USD CAD AUD'), // European Commission, names of the euro and the cent
  ...all(minorWords, words),
  ...words('baisa', 'OMR').map((mark) => ({ ...mark, digits: 3 })), // Central Bank of Oman: a thousandth
  ...words('jiao', 'CNY').map((mark) => ({ ...mark, digits: 1 })), // People's Bank of China: a tenth
].map((mark) => ({ ...mark, isSub: true as const }));

/** One or two letters, or a word in capitals. */
const isAlsoWord = /^(?:\p{L}{1,2}\.?|(?!.*CF[AP])[A-Z]{3,4}\.?)$/u;

/** CLDR has the marks of Belarus in Latin letters, where they are short for other words. */
const latinRouble = /^[PpRr]\.$/;

/** Marks by their first character in plain case, the longest first; `isWord` marks are compared in any case. */
export const marksByFirst: ReadonlyMap<string, readonly CurrencyMark[]> = indexMarks();

function indexMarks(): Map<string, CurrencyMark[]> {
  const shared = new Set([...sharedMarks, ...weakMarks, ...subMarks].map((mark) => mark.text));
  const single = Object.entries(exactMarks).flatMap(([code, texts]) =>
    marks(texts, code).filter((mark) => !shared.has(mark.text)),
  );
  const named = Object.entries(wordMarks).flatMap(([code, texts]) => words(texts, code));
  const index = new Map<string, CurrencyMark[]>();
  const own = [...sharedMarks, ...single];
  const listed = [...withSigns([...own, ...weakMarks]), ...named, ...subMarks];
  for (const mark of [...listed, ...inOtherCase(own, new Map(listed.map((mark) => [mark.text, mark])))]) {
    const first = mark.text.charAt(0).toLowerCase();
    const found = index.get(first);
    if (found) found.push(mark);
    else index.set(first, [mark]);
  }
  for (const list of index.values()) list.sort((left, right) => right.text.length - left.text.length);
  return index;
}

/** Marks of at least two letters, or of a letter and a sign, in any case; two letters alone are also abbreviations ("room rm 12"). */
function inOtherCase(own: readonly CurrencyMark[], listed: ReadonlyMap<string, CurrencyMark>): CurrencyMark[] {
  return own.flatMap((mark) => {
    const text = mark.text.toLowerCase();
    const known = listed.get(text);
    if (
      mark.isWord ||
      (known && (known.isWeak || known.codes[0] !== mark.codes[0])) ||
      text === mark.text.toUpperCase() ||
      !/\p{L}.*[\p{L}\p{Sc}/]/u.test(text)
    )
      return [];
    return [
      { ...mark, text, isAnyCase: true as const, ...(/^[a-z]{2}\.?$/.test(text) ? { isWeak: true as const } : {}) },
    ];
  });
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
    if (latinRouble.test(text)) continue;
    if (!known) byText.set(text, isAlsoWord.test(text) ? { text, codes, isWeak: true, isRare: true } : { text, codes });
    else if (more.length > 0) byText.set(text, { ...known, codes: [...known.codes, ...more] });
  }
  return [...byText.values()];
}

function all<Mark>(lines: readonly MarkLine[], make: (texts: string, codes: string) => Mark[]): Mark[] {
  return lines.flatMap(([texts, codes]) => make(texts, codes));
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
