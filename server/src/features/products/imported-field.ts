import { judgedField } from './product-value.commands.ts';

/** What a role calls what a cell changes. */
export function importedField(attribute: string): string {
  return attribute === 'tags' ? attribute : judgedField(attribute);
}
