const words =
  /^(?:n\/?a|n\.a\.|none|null|nil|undefined|unknown|nan|-+|\.+|\?+|0+|does not apply|not applicable|nicht zutreffend|no aplica|tbd|tba|default|false|true|\[object \w+\]|#n\/a|#ref!|#value!|#name\?)$/i;
/**
 * What templates leave that nobody filled: marks of Handlebars and Jinja (also cut off), JavaScript, ERB, ASP and PHP, Ruby, Smarty with its
 * filters, Template Toolkit, mail programs, and of percent, dollar and numbered places.
 */
const template = new RegExp(
  [
    String.raw`\{\{[^{}]*(?:\}\}|$)|\{%[^%]*(?:%\}|$)|^[^{}]*\}\}$`,
    String.raw`[$#@]\{[^{}]*\}|<%[^%]*%>|<\?(?:php|=)`,
    String.raw`^%{1,2}\w+%{1,2}$|^\[%[^%]*%\]$|^\*\|\w+\|\*$|^##\w+##$`,
    String.raw`^\{\$?[a-z_][\w.]*(?:\|[\w:|."' -]*)?\}$|^\{\$[^{}]*\}$`,
    String.raw`^\$[a-z_]\w*(?:(?:->|\.|\[)[\w>.'"\]-]*)?$|^\$\(\w+\)$`,
    String.raw`^\[\[[^[\]]*\]\]$|^__\w+__$|^@[a-z]\w*\.\w+`,
    String.raw`^\{\d*\}$|^%(?:\d+\$)?[sdif]$|^%\(\w+\)[sd]$`,
  ].join('|'),
  'i',
);
/** What programs write where a value failed: code, errors of templates, errors of spreadsheets. */
const failure =
  /^(?:function\s*\w*\s*\(|\(\)\s*=>|liquid (?:syntax )?error\b|translation[ _]missing\b|\[?missing translation\b|(?:notice|warning|fatal error): |#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!)|\[object \w+\]$)/i;

/**
 * What every text has that only fills a field: a sign of the templates above, or the first letters of a word or failure. One scan tells
 * that most texts have neither.
 */
export const mayBeUnfilled = /[{}$%[@_<*#]|^(?:$|[-.?0(\s]|n[/.aiou]|un|d[eo]|t[br]|f[au]|li|mi|wa)/i;

const longestWord = 40;

/** Whether a text only fills a field that has no value: a word such as "N/A", what a program writes for nothing, or a template that was never rendered. */
export function isPlaceholder(text: string): boolean {
  if (!mayBeUnfilled.test(text)) return false;
  const trimmed = text.trim();
  if (trimmed.length <= longestWord && (trimmed === '' || words.test(trimmed))) return true;
  return template.test(trimmed) || failure.test(trimmed);
}

/** As `isPlaceholder`, for names and titles, where words such as "None" or "Default" may be meant. */
export function isUnfilled(text: string): boolean {
  if (!mayBeUnfilled.test(text)) return false;
  const trimmed = text.trim();
  return /^(?:n\/a|null|undefined|nan)$/i.test(trimmed) || template.test(trimmed) || failure.test(trimmed);
}
