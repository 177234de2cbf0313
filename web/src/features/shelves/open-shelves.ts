/** The filter that the list begins with: what nobody decided. */
export const openShelves: readonly string[] = ['state:OPEN'];
