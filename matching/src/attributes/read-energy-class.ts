import { type PlacedText, sourceOf } from './placed-text.ts';
import type { CodeValue } from './value.ts';

const scale = String.raw`(?:a\+{1,3}|[a-g])`;
/** "A to G" is the scale, not a class of it. */
const notRange = String.raw`(?![\p{L}\d+]|\s?(?:-|–|to|bis|a|ate|\/)\s?[a-g](?![\p{L}]))`;
const declared = new RegExp(`^\\s*(?:class |klasse |classe )?(${scale})${notRange}`, 'u');
const label = String.raw`(?:energy (?:efficiency )?(?:class|rating|label)|energieeffizienzklasse|energieeffizienz|energieklasse|energielabel|eek|classe (?:d'efficacite )?energetique|classe energie|etiquette energie|classe (?:de eficiencia )?energetica|classe de energia|eficiencia energetica|efficacite energetique)`;
const labelled = new RegExp(
  `(?<!\\p{L})${label}(?::| is| ist| est| e|)? ?(?:class |klasse )?(?<size>${scale})${notRange}`,
  'u',
);
const plusClass = /(?<![\p{L}\d])(?<size>a\+{1,3})(?![\p{L}\d+])/u;
const appliance =
  /(?<!\p{L})(?:lave-linge|lave-vaisselle|seche-linge|refrigerateur|congelateur|four|maquina de lavar|frigorifico|congelador|secador de roupa|geschirrspuler|kuhlschrank|waschmaschine|trockner|gefrierschrank|fridge|freezer|washing machine|dishwasher|tumble dryer)(?!\p{L})/u;
const shortLabel = new RegExp(`(?<!\\p{L})(?:class|klasse|classe) (?<size>${scale})${notRange}`, 'u');

/** The energy class that a property of this kind begins with. */
export function readDeclaredEnergyClass(placed: PlacedText): CodeValue[] {
  const match = declared.exec(placed.folded);
  return match ? [valueOf(placed, match[1] ?? '', match.index + match[0].length)] : [];
}

/** The energy class of a title or a sentence: behind its name, one with a plus, or a class of a household appliance. */
export function readFreeEnergyClass(placed: PlacedText): CodeValue[] {
  const isAppliance = appliance.test(placed.folded);
  const isEnergy = /energ/u.test(placed.folded);
  const match =
    labelled.exec(placed.folded) ??
    (isAppliance ? shortLabel.exec(placed.folded) : null) ??
    (isAppliance || isEnergy ? plusClass.exec(placed.folded) : null);
  const size = match?.groups?.size;
  return match && size ? [valueOf(placed, size, match.index + match[0].length)] : [];
}

function valueOf(placed: PlacedText, size: string, end: number): CodeValue {
  return { kind: 'energyClass', code: size.toUpperCase(), ...sourceOf(placed, end - size.length, end) };
}
