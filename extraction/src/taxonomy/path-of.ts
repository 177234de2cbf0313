const deepest = 30;
const longestName = 300;

/** The names of a path such as "Furniture > Chairs"; undefined where one is empty or too long, or they are too many. */
export function pathOf(text: string): string[] | undefined {
  const names = text.split(/\s+>\s+/).map((name) => name.trim());
  const isPath = names.length <= deepest && names.every(isName);
  return isPath ? names : undefined;
}

/** A mark that is left at an end stands beside an empty name. */
const isName = (name: string) => name !== '' && name.length <= longestName && !/^>|>$/.test(name);
