const words =
  /^(?:n\/?a|n\.a\.|none|null|nil|undefined|unknown|nan|-+|\.+|\?+|0+|does not apply|not applicable|nicht zutreffend|no aplica|tbd|tba|default|false|true|\[object \w+\]|#n\/a|#ref!|#value!|#name\?)$/i;
/** Marks of Handlebars and Jinja, JavaScript, ERB and ASP, Ruby, Smarty, percent and dollar templates that nobody filled. */
const template =
  /\{\{[^{}]*\}\}|\{%[^%]*%\}|[$#@]\{[^{}]*\}|<%[^%]*%>|^%\w+%$|^\{\$?[a-z_][\w.]*\}$|^\$[a-z_]\w*$|^\[\[[^[\]]*\]\]$|^__\w+__$|^@[a-z]\w*\.\w+/i;

const longestWord = 40;

function isTemplate(text: string): boolean {
  // Most texts hold none of the signs that a template needs.
  return /[{$%[@_]/.test(text) && template.test(text);
}

/** Whether a text only fills a field that has no value: a word such as "N/A", what a program writes for nothing, or a template that was never rendered. */
export function isPlaceholder(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length <= longestWord && (trimmed === '' || words.test(trimmed))) return true;
  return isTemplate(trimmed);
}

/** As `isPlaceholder`, for names and titles, where words such as "None" or "Default" may be meant. */
export function isUnfilled(text: string): boolean {
  const trimmed = text.trim();
  return /^(?:n\/a|null|undefined|nan|\[object \w+\])$/i.test(trimmed) || isTemplate(trimmed);
}
