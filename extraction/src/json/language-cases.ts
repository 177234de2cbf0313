/**
 * A name in several languages, in a shop of `locale` on a page in `page` (a feed has none); which text is read, in which language, and
 * which were left out.
 */
export type LanguageCase = {
  what: string;
  page: string | null;
  locale: string | null;
  name: unknown;
  read: string;
  others: string[];
};

const lamps = { en: 'Lamp', de: 'Lampe', fr: 'Lampe à pied' };
const tagged = (texts: Record<string, string>) =>
  Object.entries(texts).map(([tag, text]) => ({ '@language': tag, '@value': text }));

export const languageCases: LanguageCase[] = [
  { what: 'the page’s own', page: 'de', locale: 'fr', name: lamps, read: 'Lampe', others: ['en', 'fr'] },
  { what: 'the page’s region', page: 'de-AT', locale: 'fr', name: lamps, read: 'Lampe', others: ['en', 'fr'] },
  { what: 'the shop’s', page: null, locale: 'fr', name: lamps, read: 'Lampe à pied', others: ['en', 'de'] },
  { what: 'the shop’s region', page: null, locale: 'fr-CA', name: lamps, read: 'Lampe à pied', others: ['en', 'de'] },
  { what: 'the shop’s behind the page’s', page: 'da', locale: 'de', name: lamps, read: 'Lampe', others: ['en', 'fr'] },
  { what: 'English behind both', page: 'da', locale: 'sv', name: lamps, read: 'Lamp', others: ['de', 'fr'] },
  { what: 'English where nothing is known', page: null, locale: null, name: lamps, read: 'Lamp', others: ['de', 'fr'] },
  { what: 'the first', page: null, locale: null, name: { nl: 'Lamp', it: 'Lampada' }, read: 'Lamp', others: ['it'] },
  { what: 'the first', page: 'da', locale: 'sv', name: { it: 'Lampada', nl: 'Lamp' }, read: 'Lampada', others: ['nl'] },
  { what: 'the only one', page: null, locale: null, name: { de: 'Lampe' }, read: 'Lampe', others: [] },
  {
    what: 'the exact region',
    page: null,
    locale: 'pt-BR',
    name: { 'pt-PT': 'Candeeiro', 'pt-BR': 'Luminária' },
    read: 'Luminária',
    others: ['pt-PT'],
  },
  {
    what: 'the first of its regions',
    page: null,
    locale: 'pt',
    name: { en: 'Lamp', 'pt-PT': 'Candeeiro', 'pt-BR': 'Luminária' },
    read: 'Candeeiro',
    others: ['en', 'pt-BR'],
  },
  {
    what: 'the plain one before another region',
    page: null,
    locale: 'pt-AO',
    name: { 'pt-BR': 'Luminária', pt: 'Candeeiro' },
    read: 'Candeeiro',
    others: ['pt-BR'],
  },
  {
    what: 'underscores',
    page: null,
    locale: 'de-DE',
    name: { en_US: 'Lamp', de_DE: 'Lampe' },
    read: 'Lampe',
    others: ['en_US'],
  },
  {
    what: 'scripts of a language',
    page: null,
    locale: 'zh-Hant',
    name: { 'zh-Hans': '台灯', 'zh-Hant': '檯燈' },
    read: '檯燈',
    others: ['zh-Hans'],
  },
  { what: 'Japanese', page: null, locale: 'ja', name: { en: 'Lamp', ja: 'ランプ' }, read: 'ランプ', others: ['en'] },
  { what: 'Arabic', page: 'ar', locale: null, name: { en: 'Lamp', ar: 'مصباح' }, read: 'مصباح', others: ['en'] },
  { what: 'Russian', page: null, locale: 'ru', name: { ru: 'Лампа', kk: 'Шам' }, read: 'Лампа', others: ['kk'] },
  { what: 'Greek', page: 'el', locale: null, name: { en: 'Lamp', el: 'Λάμπα' }, read: 'Λάμπα', others: ['en'] },
  { what: 'Korean', page: null, locale: 'ko', name: { ko: '램프', en: 'Lamp' }, read: '램프', others: ['en'] },
  {
    what: 'Hindi in a list',
    page: 'hi',
    locale: null,
    name: tagged({ en: 'Lamp', hi: 'दीपक' }),
    read: 'दीपक',
    others: ['en'],
  },
  { what: 'a list', page: null, locale: 'de', name: tagged(lamps), read: 'Lampe', others: ['en', 'fr'] },
  {
    what: 'a list in nobody’s language',
    page: 'da',
    locale: 'sv',
    name: tagged(lamps),
    read: 'Lamp',
    others: ['de', 'fr'],
  },
  {
    what: 'a list without English',
    page: null,
    locale: 'da',
    name: tagged({ fr: 'Lampe à pied', de: 'Lampe' }),
    read: 'Lampe à pied',
    others: ['de'],
  },
  {
    what: 'one value with its language',
    page: null,
    locale: null,
    name: { '@language': 'de', '@value': 'Lampe' },
    read: 'Lampe',
    others: [],
  },
  {
    what: 'a text of no language beside',
    page: null,
    locale: 'de',
    name: { '@none': 'L-1', de: 'Lampe' },
    read: 'Lampe',
    others: [],
  },
  {
    what: 'capitals',
    page: null,
    locale: 'fr',
    name: { EN: 'Lamp', FR: 'Lampe à pied' },
    read: 'Lampe à pied',
    others: ['EN'],
  },
  {
    what: 'lists within',
    page: null,
    locale: 'de',
    name: { en: ['Lamp'], de: ['Lampe'] },
    read: 'Lampe',
    others: ['en'],
  },
  { what: 'an empty text', page: null, locale: 'de', name: { en: 'Lamp', de: '' }, read: 'Lamp', others: [] },
  {
    what: 'nothing in the wanted one',
    page: null,
    locale: 'de',
    name: { en: 'Lamp', de: null, fr: 'Lampe à pied' },
    read: 'Lamp',
    others: ['fr'],
  },
];
