import type { english } from './channel-keys.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CHANNEL_KEYS_USED_one:
    'Ein Schlüssel wurde in den letzten 30 Tagen benutzt.\nStellen Sie ihn zuerst um, oder bestätigen Sie.',
  CHANNEL_KEYS_USED_other:
    '{{count}} Schlüssel wurden in den letzten 30 Tagen benutzt.\nStellen Sie sie zuerst um, oder bestätigen Sie.',
  'CHANNEL_KEYS_USED:listed_one':
    'Ein Schlüssel wurde in den letzten 30 Tagen benutzt, und Varianten verschwinden endgültig vom Kanal: {{listings}}.\nStellen Sie den Schlüssel zuerst um, oder bestätigen Sie.',
  'CHANNEL_KEYS_USED:listed_other':
    '{{count}} Schlüssel wurden in den letzten 30 Tagen benutzt, und Varianten verschwinden endgültig vom Kanal: {{listings}}.\nStellen Sie die Schlüssel zuerst um, oder bestätigen Sie.',
  CHANNEL_KEYS_END:
    '{{channel}} ist archiviert, deshalb gilt dort kein Schlüssel.\nLegen Sie den Schlüssel auf einem anderen Kanal an.',
  CHANNEL_KEYS_FULL: '{{channel}} hat {{most}} gültige Schlüssel.\nWiderrufen Sie einen, den niemand benutzt.',
};
