import { foldedText } from '../../platform/folded-text.ts';

/** The name of a property as names are compared: without case, accents and signs, as a shop writes "Gewicht (kg):" and "GEWICHT kg". */
export function propertyKey(name: string): string {
  return foldedText(name).slice(0, longestKey);
}

const longestKey = 200;
