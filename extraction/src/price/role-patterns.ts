import { fold } from './cues.ts';

/** Patterns of what touches an amount, for texts as `fold` leaves them. */
const words = (text: string) => fold(text);
const any = (text: string) => `(?:${words(text)})(?![\\p{L}\\d])`;

const units =
  'kg|kgs|kilo|kilogramm|kilogram|g|gr|gramm|gram|mg|l|lt|ltr|liter|litre|litres|litro|litri|litr|ml|cl|dl|m|meter|metre|metro|metri|m2|m²|m³|qm|sqm|lfm|cm|ft|sq ft|yd|oz|fl oz|lb|lbs|pound|wl|waschladung|waschgang|wash|dose|кг|г|л|мл|м';
const pieces =
  'stuck|stucke|stueck|stk|st|piece|pieces|pc|pcs|unit|units|unite|unites|unidad|unidades|unidade|uds?|pezzo|pezzi|pz|stuks?|styck|stykker|szt|sztuk|sztuki|sztuke|ks|kusy|kusu|kos|kom|db|darab|buc|bucati|adet|шт|штук|штуки|бр|τεμ|τεμαχια|قطعة|قطع|יחידות|יחידה|個|件|个|개|ชิ้น|cai|chiec|each|ea|item|items|kpl|tablet|tab|count|ct|capsule|sheet|roll|blatt|person';
const connector = '(?:\\/|=|per|pro|je|par|por|pr\\.?|za|na|for|le|la|les|il|al|au|el|a|im|в|за)';
export const unitAfter = new RegExp(`^ ?[()]? ?${connector} ?(?:\\d{1,4}(?:[.,]\\d{1,3})? ?)?${any(units)}`, 'u');
export const pieceAfter = new RegExp(`^ ?${connector} ?(?:\\d{1,4} ?)?${any(pieces)}`, 'u');
/** "al kg 3,98 €", "100g当たり298円": the unit opens the text. */
export const perUnitBefore = new RegExp(
  `(?:^ ?|\\p{L} |: ?)(?:al|per|pro|je|par|le|za) ?(?:\\d{1,4} ?)?(?:${units})(?:\uE000?[23]\uE000?)? ?:? ?$|当たり ?$|あたり ?$`,
  'u',
);
export const unitBefore = new RegExp(`(?:^|[^\\p{L}])\\d{0,4}(?:[.,]\\d{1,3})? ?(?:${units}) ?(?:=|\\/|:) ?$`, 'u');

const periods =
  'month|months|mo|mth|week|wk|year|yr|day|night|hour|hr|h|monat|monate|mon|mt|woche|jahr|tag|nacht|stunde|std|mois|an|semaine|jour|nuit|heure|mes|meses|ano|semana|dia|noche|noite|hora|mese|anno|settimana|giorno|notte|ora|maand|maanden|week|dag|uur|manad|man|mnd|md|maned|maanad|maan|maaned|dygn|timme|natt|uke|uge|time|kk|kuukausi|vrk|paiva|tunti|viikko|mc|mies|miesiac|dzien|doba|godz|godzina|noc|mesic|mes|den|hod|mesac|ho|honap|nap|ora|het|luna|zi|noapte|mjesec|dan|sat|noc|ay|gun|saat|gece|hafta|мес|месяц|день|сутки|сут|час|ночь|неделю|неделя|год|міс|місяць|добу|годину|ден|година|μηνα|ημερα|ωρα|βραδια|ετος|شهر|يوم|ليلة|ساعة|سنة|חודש|יום|לילה|שעה|שנה|เดือน|วัน|คืน|ปี|ชั่วโมง|tháng|ngày|đêm|bulan|hari|malam|tahun|महीना|माह|दिन|月|か月|ヶ月|个月|個月|日|年|泊|晚|时|時間|小时|월|개월|일|년|박|시간';
export const periodAfter = new RegExp(
  `^ ?(?:\\/|per|pro|par|por|al|a|ao|pr\\.?|p\\.|im|je|i|na|za|в|за|на|each|every|το|la|pe|ต่อ|mỗi|setiap) ?${any(periods)}` +
    `|^ ?(?:mtl|monatl|monatlich|monthly|mensuel|mensual|mensais|mensili|miesiecznie|mesicne|havonta|weekly|yearly|pm|p\\/m|شهريا|للشهر|לחודש|בחודש|חודש)(?![\\p{L}])` +
    '|^ ?p\\. ?[ma]\\.?(?![\\p{L}.])',
  'u',
);
export const timesAfter = /^ ?[x×*] ?\d/u;
export const timesBefore =
  /\d{1,3} ?(?:(?:monate?|months?|mois|meses|mesi|maanden|miesiecy) ?)?(?:[x×*]|mal|raten|rate|rates|mensualites|mensilita|mensualidades|payments|instalments|installments|parcelas|cuotas|plazos|rat|splatek|termijnen)(?: (?:sans frais|sin intereses|sem juros|senza interessi))?(?: (?:de|of|a|zu|von|di|da|van|po|for))? ?$|pay in \d{1,2} of ?$/u;
/** "$25 down" is paid first; "down to" and "down from" speak of the price. */
export const downAfter = /^ ?down(?! (?:to|from)|[\p{L}\d-])/u;

const fromNumber =
  '(?:ab|from|des|desde|da|a partir de|a partire da|vanaf|od|от|від|fra|fran|for|bei abnahme von|bei|x)';
export const manyBefore = new RegExp(
  `(?:^|[^\\d.,])\\d{1,3} ?(?:for|fur|pour|por|per|voor|za|x for) ?$` +
    `|(?:^|[^\\p{L}\\d])${fromNumber} \\d{1,4} ?(?:${pieces})\\.?:? ?$|(?:^|[^\\p{L}\\d.,])(?:(?:≥|>=?) ?\\d{1,4}|\\d{1,4} ?\\+) ?:? ?$`,
  'u',
);
/** "ab 10 Stück", "each for 10+", "/ 2 Stück". */
export const manyAfter = new RegExp(
  `^ ?(?:each )?${fromNumber} (?!1 )\\d{1,4} ?(?:\\+|${any(pieces)})|^ ?bei (?:einer )?abnahme |^ ?(?:\\/|per|pro|je|for|fur|za|par|por) ?(?!1 )\\d{1,4} ?${any(pieces)}`,
  'u',
);
/** "1,980円～", "€19.99+": a lowest price whose upper end is left open. */
export const openEnd = /^ ?[~～+] ?$/u;
/** "10% off £45", "20 % Rabatt auf 45 €": the percentage is taken off, the amount is what it is taken off from. */
export const baseOfPercentage =
  /^ ?(?:off|(?:discount|rabatt|nachlass|de réduction|réduction|remise|de descuento|descuento|de desconto|desconto|di sconto|sconto|korting) (?:on|auf|sur|sobre|su|op)) ?$/i;

const wordBefore = (text: string) => `(?:^|[^\\p{L}\\d])(?:${words(text)})[.:]? ?$`;
/** "unter 25 €", "<25 €": what something costs at most. */
export const limitBefore = new RegExp(
  `${wordBefore('bis|bis zu|unter|weniger als|hochstens|maximal|under|below|less than|at most|up to|moins de|menos de|meno di|sotto i|minder dan|onder|under|mindre an|mindre enn|mindre end|alle|ponizej|mniej niz|mene nez|menej ako|kevesebb mint|sub|mai putin de|ispod|manje od|до|меньше|менее|менше|под|κατω απο|έως|أقل من|עד|פחות מ|ต่ำกว่า|dưới|di bawah|kurang dari|في حدود')}|(?:^|[^<>=\\d-])[<≤]=? ?$`,
  'u',
);
/** "mehr als 25 €", ">25 €": what something costs at least. */
export const leastBefore = new RegExp(
  `${wordBefore('mehr als|mindestens|more than|at least|plus de|au moins|mas de|al menos|mais de|piu di|almeno|meer dan|minstens|mer an|minst|mere end|mindst|mer enn|yli|vahintaan|powyzej|wiecej niz|co najmniej|vice nez|viac ako|tobb mint|legalabb|mai mult de|peste|vise od|больше|более|свыше|не менее|більше|понад|повече от|над|πανω από|أكثر من|יותר מ|lebih dari|trên')}|(?:^|[^<>=\\d-])[>≥]=? ?$`,
  'u',
);
/** "ca. 25 €", "~25 €", "約25円": nearly so much. */
export const aboutBefore = new RegExp(
  `${wordBefore('ca|circa|cca|zirka|etwa|ungefahr|rund|approx|approximately|about|around|roughly|env|environ|aprox|aproximadamente|alrededor de|cerca de|circa|ongeveer|ungefar|cirka|omtrent|noin|n|ok|okolo|okolo|asi|priblizne|kb|korulbelul|kb|circa|aproximativ|oko|otprilike|прибл|примерно|около|приблизно|близько|περιπου|yaklasik|حوالي|تقريبا|בערך|כ|ประมาณ|khoang|sekitar|kira kira|लगभग')}|[~≈≃±∼≅] ?$|(?:${words('約|约|약|およそ|大约|大約')}) ?$`,
  'u',
);
