/** The parts of a BCP 47 tag that reading needs, in plain case. */
export type LocaleParts = { language: string; region: string | undefined };

const commaLanguages = new Set(
  'az be bg bs ca cs da de el es et eu fi fo fr gl hr hu hy id is it ka kk ky lt lv mk nb nl nn no pl pt ro ru sk sl sq sr sv tr uk uz vi'.split(
    ' ',
  ),
);
/** Regions that write a decimal point although their language writes a comma elsewhere. */
const pointRegions = new Set('CH LI MX US PR GT HN NI PA PE SV DO CU BZ'.split(' '));

const regionOfLanguage = new Map(
  Object.entries({
    sv: 'SE',
    nb: 'NO',
    nn: 'NO',
    no: 'NO',
    da: 'DK',
    is: 'IS',
    fo: 'DK',
    fi: 'FI',
    ja: 'JP',
    zh: 'CN',
    ko: 'KR',
    fa: 'IR',
    hi: 'IN',
    ur: 'PK',
    si: 'LK',
    ne: 'NP',
    he: 'IL',
    cs: 'CZ',
    uk: 'UA',
    ru: 'RU',
    bs: 'BA',
    kk: 'KZ',
    ka: 'GE',
    hy: 'AM',
    az: 'AZ',
    be: 'BY',
    bg: 'BG',
    mk: 'MK',
    sq: 'AL',
    hu: 'HU',
    pl: 'PL',
    th: 'TH',
    vi: 'VN',
    id: 'ID',
    km: 'KH',
    lo: 'LA',
    my: 'MM',
    mn: 'MN',
    uz: 'UZ',
    ky: 'KG',
    tg: 'TJ',
    tk: 'TM',
    tr: 'TR',
    sr: 'RS',
    am: 'ET',
    dz: 'BT',
  }),
);

/** Splits a BCP 47 tag ("de-CH", "zh_Hant_TW"); undefined when there is none. */
export function localeParts(locale: string | undefined): LocaleParts | undefined {
  if (!locale) return undefined;
  const [language = '', ...rest] = locale.split(/[-_]/, 4);
  return { language: language.toLowerCase(), region: rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase() };
}

/** The region a locale stands for, spelt out or by its language alone where only one country matters ("sv" is SE). */
export function localeRegion(locale: string | undefined): string | undefined {
  const parts = localeParts(locale);
  return parts?.region ?? (parts && regionOfLanguage.get(parts.language));
}

/** The sign before the decimals where the locale is spoken: "," or "."; undefined without a locale. */
export function decimalSign(locale: string | undefined): ',' | '.' | undefined {
  const parts = localeParts(locale);
  if (!parts) return undefined;
  return commaLanguages.has(parts.language) && !pointRegions.has(parts.region ?? '') ? ',' : '.';
}

const pointCurrencies = new Set(
  'USD GBP CAD AUD NZD SGD HKD TWD INR PKR LKR NPR BDT CNY JPY KRW THB MYR PHP MXN ILS KES NGN GHS UGX TZS AED SAR QAR EGP ETB ZMW BWP JMD TTD BBD BZD DOP GTQ HNL NIO PAB PEN CHF'.split(
    ' ',
  ),
);

const commaCurrencies = new Set(
  'ARS AZN BAM BGN BRL BYN COP CRC CZK DKK GEL HUF IDR KZT MAD MDL MKD NOK PLN PYG RON RSD RUB SEK TRY UAH UYU UZS VES'.split(
    ' ',
  ),
);

/** Currencies whose countries write decimals in both ways. */
export const dividedCurrencies: ReadonlySet<string> = new Set(['EUR']);

/** The decimal sign of currencies that are written with the same one wherever they are used at home; undefined for the others. */
export function homeDecimalSign(currency: string): '.' | ',' | undefined {
  if (pointCurrencies.has(currency)) return '.';
  return commaCurrencies.has(currency) ? ',' : undefined;
}
