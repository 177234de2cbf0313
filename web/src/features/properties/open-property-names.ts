/** The filter that the list begins with: what nobody decided. */
export const openPropertyNames: readonly string[] = ['state:OPEN'];
