import { settleProperties } from '../../features/offers/index.ts';
import { acceptPropertyName, dismissPropertyName } from '../../features/properties/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import { attributeIds, countPropertyNames, type OpenPropertyName, openPropertyNames } from './first-look.store.ts';
import { leftOneOf } from './first-shelves.ts';

/** What the reviewer knows where names do not tell, or tell too much: attributes with what shops call them. */
const known: Readonly<Record<string, readonly string[]>> = {
  capacity: ['Wassertank', 'Water tank', 'Réservoir', 'Kanne', 'Jug', 'Verseuse'],
  pump_pressure: ['Pumpendruck', 'Pression'],
  length: ['Klinge', 'Blade', 'Lame', 'Schwert', 'Blade length'],
  width: ['Schnittbreite', 'Cutting width', 'Largeur de coupe'],
  diameter: ['Treiber', 'Driver', 'Transducteur', 'Schnittstärke', 'Cutting capacity', 'Coupe max.'],
  screen_size: ['Diagonale'],
  battery_life: ['Laufzeit', 'Autonomie'],
  refresh_rate: ['Bildrate', 'Fréquence'],
  resolution: ['Auflösung'],
  interface: ['Schnittstelle'],
  heel_drop: ['Sprengung', 'Drop'],
  player_count: ['Spielerzahl bis', 'Players up to', 'Joueurs jusqu’à'],
  playing_time: ['Spieldauer', 'Durée'],
  minimum_age: ['Alter ab', 'Age from', 'Âge minimum'],
  sun_protection: ['LSF', 'SPF'],
  maximum_load: ['Belastbar bis', 'Load up to', 'Charge max.'],
  dishwasher_safe: ['Spülmaschinengeeignet', 'Passe au lave-vaisselle'],
  material: [
    'Housing',
    'Upper',
    'Matériau du boîtier',
    'Matière du manche',
    'Matière du revêtement',
    'Matière de la tige',
  ],
  voltage: ['Mains voltage'],
};
const codeOf = new Map(Object.entries(known).flatMap(([code, names]) => names.map((name) => [name, code] as const)));

/** Grams of beans are no weight of the grinder. */
const misleading: ReadonlySet<string> = new Set(['Bohnenbehälter', 'Bean hopper', 'Bac à grains']);
const leastConfidence = 0.6;

/** What is said to a shop's name for a property: an attribute to accept it for, `dismiss`, or undefined, which leaves it open. */
export function verdictOnName(
  { text, proposedAttributeId, confidence }: Omit<OpenPropertyName, 'id' | 'version'>,
  idOf: ReadonlyMap<string, string>,
): { attributeId: string } | 'dismiss' | undefined {
  // A name that is markup or a formula was meant for somebody else's screen.
  if (misleading.has(text) || /^[<=]/.test(text)) return 'dismiss';
  const better = idOf.get(codeOf.get(text) ?? '');
  if (better !== undefined) return { attributeId: better };
  return proposedAttributeId !== null && (confidence ?? 0) >= leastConfidence
    ? { attributeId: proposedAttributeId }
    : undefined;
}

/** Notes the names by which shops state properties, and answers these, the surest first, but for a tenth. Done again it leaves that tenth. */
export async function sortPropertyNames(deps: Deps): Promise<void> {
  await settleProperties(deps);
  const idOf = await attributeIds(deps.db);
  const open = await openPropertyNames(deps.db);
  const left = Math.ceil((await countPropertyNames(deps.db)) / leftOneOf);
  for (const name of open.slice(0, Math.max(0, open.length - left))) {
    const verdict = verdictOnName(name, idOf);
    if (verdict === 'dismiss') await dismissPropertyName(deps, seedChange, name);
    else if (verdict) await acceptPropertyName(deps, seedChange, name, verdict.attributeId);
  }
  await settleProperties(deps);
}
