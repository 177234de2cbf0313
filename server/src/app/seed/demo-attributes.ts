import type { AttributeGroup, AttributeType, UnitFamily } from '@quarry/contracts/attributes';
import type { LocalTexts } from '@quarry/contracts/common';

/** An attribute that people of the demo catalogue add to those of the product. */
export type DemoAttribute = {
  code: string;
  names: LocalTexts;
  type: AttributeType;
  group: AttributeGroup;
  unit?: readonly [family: UnitFamily, unit: string];
  minimum?: string;
  maximum?: string;
  /** Options by code, with one label in all languages. */
  options?: Readonly<Record<string, string>>;
};

const names = (en: string, de: string, fr: string, pt: string): LocalTexts => ({ en, de, fr, pt });

export const demoAttributes: readonly DemoAttribute[] = [
  {
    code: 'battery_life',
    names: names('Battery life', 'Akkulaufzeit', 'Autonomie', 'Autonomia'),
    type: 'measure',
    group: 'TECHNICAL',
    unit: ['duration', 'h'],
    minimum: '0',
  },
  {
    code: 'pump_pressure',
    names: names('Pump pressure', 'Pumpendruck', 'Pression de la pompe', 'Pressão da bomba'),
    type: 'measure',
    group: 'TECHNICAL',
    unit: ['pressure', 'bar'],
    minimum: '0',
    maximum: '25',
  },
  {
    code: 'refresh_rate',
    names: names('Refresh rate', 'Bildwiederholrate', 'Fréquence de rafraîchissement', 'Taxa de atualização'),
    type: 'measure',
    group: 'TECHNICAL',
    unit: ['frequency', 'Hz'],
    minimum: '0',
  },
  {
    code: 'resolution',
    names: names('Resolution', 'Auflösung', 'Définition', 'Resolução'),
    type: 'option',
    group: 'TECHNICAL',
    options: { full_hd: '1920 x 1080', qhd: '2560 x 1440', uhd: '3840 x 2160' },
  },
  {
    code: 'interface',
    names: names('Interface', 'Schnittstelle', 'Interface', 'Interface'),
    type: 'text',
    group: 'TECHNICAL',
  },
  {
    code: 'dishwasher_safe',
    names: names('Dishwasher safe', 'Spülmaschinengeeignet', 'Compatible lave-vaisselle', 'Pode ir à máquina'),
    type: 'boolean',
    group: 'GENERAL',
  },
  {
    code: 'heel_drop',
    names: names('Heel drop', 'Sprengung', 'Drop', 'Drop'),
    type: 'measure',
    group: 'DIMENSIONS',
    unit: ['length', 'mm'],
    minimum: '0',
    maximum: '20',
  },
  {
    code: 'player_count',
    names: names('Players, at most', 'Spieler höchstens', 'Joueurs au plus', 'Jogadores, no máximo'),
    type: 'integer',
    group: 'GENERAL',
    minimum: '1',
  },
  {
    code: 'playing_time',
    names: names('Playing time', 'Spieldauer', 'Durée de jeu', 'Tempo de jogo'),
    type: 'measure',
    group: 'GENERAL',
    unit: ['duration', 'min'],
    minimum: '0',
  },
  {
    code: 'minimum_age',
    names: names('Minimum age', 'Mindestalter', 'Âge minimal', 'Idade mínima'),
    type: 'integer',
    group: 'COMPLIANCE',
    minimum: '0',
    maximum: '99',
  },
  {
    code: 'sun_protection',
    names: names('Sun protection factor', 'Lichtschutzfaktor', 'Indice de protection', 'Fator de proteção solar'),
    type: 'integer',
    group: 'TECHNICAL',
    minimum: '0',
    maximum: '100',
  },
  {
    code: 'maximum_load',
    names: names('Maximum load', 'Belastbarkeit', 'Charge maximale', 'Carga máxima'),
    type: 'measure',
    group: 'TECHNICAL',
    unit: ['mass', 'kg'],
    minimum: '0',
  },
];
