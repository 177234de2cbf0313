import type { PricePeriod } from '@quarry/contracts/offers';
import { fold, readCues } from './cues.ts';

/** Nouns of a period behind "/", "per", "pro", "par" and their like. */
const nouns: Record<PricePeriod, string> = {
  day: 'day|days|tag|tage|jour|jours|dia|dias|giorno|giorni|dzien|doba|dobe|dag|dygn|paiva|vrk|den|nap|zi|dan|gun|день|сутки|сут|добу|ден|ημερα|يوم|روز|יום|วัน|ngày|hari|दिन|日|天|일',
  week: 'week|weeks|wk|woche|wochen|semaine|semaines|sem|semana|semanas|settimana|settimane|tydzien|tygodnie|tygodni|tydz|tyden|viikko|het|vecka|uke|uge|hafta|неделю|неделя|тиждень|εβδομαδα|هفته|週|周|주',
  month:
    'month|months|mo|mth|monat|monate|mon|mt|mois|mes|meses|mese|mesi|miesiac|miesiace|miesiecy|mies|mc|m-c|maand|maanden|manad|maanad|man|maan|maaned|mnd|md|maned|kk|kuukausi|mesic|mesac|honap|ho|luna|mjesec|ay|мес|месяц|міс|місяць|μηνα|شهر|ماه|חודש|เดือน|tháng|bulan|महीना|माह|月|か月|ヶ月|个月|個月|월|개월',
  quarter: 'quarter|qtr|quartal|vierteljahr|trimestre|kwartal|kwartaal|kvartal|квартал|四半期|季度|季|분기',
  year: 'year|years|yr|annum|jahr|jahre|an|ans|annee|ano|anos|anno|anni|rok|roku|jaar|ar|aar|vuosi|ev|yil|год|рік|ετος|سنة|سال|שנה|ปี|năm|tahun|साल|年|년',
};
/** Words that say it without a preposition, before or behind the amount. */
const adverbs: Record<PricePeriod, string> = {
  day: 'daily|tagespreis|taglich|par jour|journalier|quotidien|quotidienne|diario|diaria|diariamente|diarios|giornaliero|giornaliera|dziennie|codziennie|dagelijks',
  week: 'weekly|pw|p/w|wochenpreis|wochentlich|hebdomadaire|semanal|semanalmente|semanales|semanais|settimanale|settimanali|tygodniowo|wekelijks',
  month:
    'monthly|monatspreis|monatsbeitrag|monatsabo|monatsgebuhr|pm|pcm|p/m|mtl|monatl|monatlich|mensuel|mensuelle|mensuellement|mensual|mensuales|mensualmente|mensal|mensalmente|mensais|mensile|mensili|mensilmente|miesiecznie|mesicne|mesacne|havonta|maandelijks|شهريا|للشهر|ماهانه|ماهیانه|לחודש|בחודש|חודשי|月額|月々|每月|매월|월|月払い',
  quarter:
    'quarterly|vierteljahrlich|quartalsweise|trimestriel|trimestrielle|trimestral|trimestrales|trimestrais|trimestralmente|trimestrale|kwartalnie',
  year: 'yearly|annually|annual|jahrespreis|jahresbeitrag|jahresabo|jahresgebuhr|p/a|jahrlich|jahrl|annuel|annuelle|annuellement|anual|anuales|anuais|anualmente|annuale|annuali|annui|annualmente|rocznie|rocne|jaarlijks|سالانه|سالیانه|年額|每年|매년|연간',
};
const connector =
  "(?:\\/|per|pro|par|por|al|all'|all|a|ao|à|pr\\.?|p\\.|im|am|je|jede[nrs]?|alle|tous les|toutes les|i|na|za|co|в|за|на|each|every|chaque|cada|ogni|om|το|την|در|هر|la|l'|el|il|pe|ต่อ|mỗi|setiap)";
/** What may stand between an amount and its period: a star, a word of tax, who is counted. */
const between =
  '[*†¹)]{0,3} ?(?:\\(?(?:h\\.?t\\.?|t\\.?t\\.?c\\.?|netto|brutto|(?:inkl|zzgl|exkl|incl|excl|inc|ex|plus|\\+)\\.? ?(?:mwst|ust|vat|tax|iva|btw|moms|tva)\\.?|iva (?:incl\\w{0,6}\\.?)|\\+ ?iva)\\)? ?)?' +
  '(?:(?:\\/|per|pro|par|por|per ogni|na|za) ?(?:user|seat|member|nutzer|benutzer|person|utilisateur|usuario|utente|uzytkownika?|licen[cs]e|lizenz|device|domain|host) ?)?';
const periods = Object.keys(nouns) as PricePeriod[];
const ends = '(?![\\p{L}\\d])';

const behind = periods.map((period) => ({
  period,
  pattern: new RegExp(
    `^ ?${between}(?:${connector} ?(?<count>\\d{1,2} ?)?(?:${fold(nouns[period])})${ends}|[(-]?(?<adverb>${fold(adverbs[period])})${ends}\\.?)`,
    'u',
  ),
}));
const ahead = periods.map((period) => ({
  period,
  pattern: new RegExp(
    `(?:^|[^\\p{L}\\d])(?:(?:${fold(adverbs[period])})(?:er|e|es)?(?: (?:price|fee|plan|subscription|preis|grundpreis|abo|beitrag|prix|tarif|abonnement|precio|preco|prezzo|cena))?` +
      `|(?:per|pro|par|por|al|na|za) (?:${fold(nouns[period])}))[ :]{0,2}(?:(?:only|just|nur|seulement|solo|so|apenas|tylko|from|ab) )?$`,
    'u',
  ),
}));
/** What may follow "monthly": another word makes it the name of a thing ("$29 monthly calendar"). */
const followers =
  /^(?:subscription|plan|fee|price|rate|billed|paid|cancel|auto|kundbar|jederzeit|abo|zahlbar|bei|im|in|mit|with|without|ohne|sans|sin|sem|senza|plus|or|oder|ou|o|lub|statt|instead|then|dann|for|fur|pour|para|per)$/u;
const abbreviated = /^[*)]{0,2} ?p\. ?(?<unit>[mawd])\.?(?![\p{L}.])/u;
const abbreviations: Partial<Record<string, PricePeriod>> = { m: 'month', a: 'year', w: 'week', d: 'day' };

/**
 * The period that an amount is paid for again and again, by what touches it; `other` where it is none of ours ("every 6 months"),
 * undefined where nothing names one.
 */
export function periodBeside(before: string, after: string): PricePeriod | 'other' | undefined {
  const folded = fold(after.slice(0, 80));
  const unit = abbreviated.exec(folded)?.groups?.unit;
  if (unit !== undefined) return abbreviations[unit];
  for (const { period, pattern } of behind) {
    const found = pattern.exec(folded);
    const { count, adverb } = found?.groups ?? {};
    if (!found || (adverb !== undefined && isOfThing(folded.slice(found[0].length)))) continue;
    return count === undefined ? period : ofSeveral(period, Number(count));
  }
  const lead = fold(before.slice(-60));
  return ahead.find(({ pattern }) => pattern.test(lead))?.period;
}

/** How long the words are behind an amount that name a period as ours do; 0 where there are none, or it is another one. */
export function periodLength(after: string): number {
  const folded = fold(after);
  if (folded.length !== after.length) return 0;
  for (const { period, pattern } of behind) {
    const found = pattern.exec(folded);
    const { count, adverb } = found?.groups ?? {};
    if (!found || (adverb !== undefined && isOfThing(folded.slice(found[0].length)))) continue;
    return count === undefined || ofSeveral(period, Number(count)) !== 'other' ? found[0].length : 0;
  }
  return 0;
}

function ofSeveral(period: PricePeriod, count: number): PricePeriod | 'other' {
  if (count === 1) return period;
  return period === 'month' && count === 3 ? 'quarter' : 'other';
}

function isOfThing(rest: string): boolean {
  const next = /^ (\p{L}{1,30})/u.exec(rest)?.[1] ?? '';
  return next !== '' && !followers.test(next) && readCues(next).hasUnknownWord;
}

/** The count of "every 3 months", which counts no payments. */
const everyFew = /(?:every|alle|tous les|toutes les|cada|ogni|co|\/|per) ?\d{1,2} ?(?=\p{L})/gu;
const manyMonths =
  /(?:^|[^\d.,])(?!1[ -])\d{1,3}[ -]?(?:months?|mos?|monate?n?|mois|meses|mesi|miesiecy|mies|m-cy|maanden|manader)(?![\p{L}\d])(?! ?(?:laufzeit|contract|vertrag|commitment|trial|mindest))/u;
const instalmentWords =
  /(?:^|[^\p{L}\d])(?:klarna|affirm|afterpay|clearpay|sezzle|paypal|scalapay|alma|apr|0 ?%|instal+ments?|financ\p{L}*|payments?|down ?payment|raten?|ratenzahlung|monatsraten?|finanzier\p{L}*|leasing|anzahlung|mensualit\p{L}*|paiements?|versements?|echeances?|sans frais|credit|cuotas?|plazos?|pagos|sin intereses|mensualidades|parcelas?|prestac\p{L}*|sem juros|pagamentos?|rat[aey]?|ratach|rate|finanziament\p{L}*|senza interessi|pagamenti|kredyt\p{L}*|emi|termijnen|splatk\p{L}*|taksit)(?![\p{L}])/u;
/** Whether a text speaks of paying one price in several parts. */
export function speaksOfInstalments(text: string): boolean {
  const folded = fold(text).replace(everyFew, ' ');
  return manyMonths.test(folded) || instalmentWords.test(folded);
}
