type LocalText = { locale: string; value: unknown };

/** How a product's texts are put in order: the content locales in theirs, then what stands in others. */
function rankIn(locales: readonly string[], locale: string): number {
  const at = locales.indexOf(locale);
  return at < 0 ? locales.length : at;
}

/** Of a product's texts in several languages the one that lists and pages show: in the first content locale that has one. */
export function shownOf<Text extends LocalText>(texts: readonly Text[], locales: readonly string[]): Text | undefined {
  return texts.toSorted(
    (left, right) =>
      rankIn(locales, left.locale) - rankIn(locales, right.locale) || (left.locale < right.locale ? -1 : 1),
  )[0];
}

/** Whether a text in this language stands before what is shown now, or is it. */
export function isShownBy(locale: string, shown: LocalText, locales: readonly string[]): boolean {
  return locale === shown.locale || shownOf([{ locale, value: null }, shown], locales)?.locale === locale;
}
