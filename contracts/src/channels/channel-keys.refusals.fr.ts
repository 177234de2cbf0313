import type { english } from './channel-keys.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CHANNEL_KEYS_USED_one: 'Une clé a servi au cours des 30 derniers jours.\nRemplacez-la d’abord, ou confirmez.',
  CHANNEL_KEYS_USED_other:
    '{{count}} clés ont servi au cours des 30 derniers jours.\nRemplacez-les d’abord, ou confirmez.',
  'CHANNEL_KEYS_USED:listed_one':
    'Une clé a servi au cours des 30 derniers jours, et des variantes quittent définitivement le canal : {{listings}}.\nRemplacez d’abord la clé, ou confirmez.',
  'CHANNEL_KEYS_USED:listed_other':
    '{{count}} clés ont servi au cours des 30 derniers jours, et des variantes quittent définitivement le canal : {{listings}}.\nRemplacez d’abord les clés, ou confirmez.',
  CHANNEL_KEYS_END: '{{channel}} est archivé : aucune de ses clés n’est valable.\nCréez la clé sur un autre canal.',
  CHANNEL_KEYS_FULL: '{{channel}} a {{most}} clés valables.\nRévoquez-en une que personne n’utilise.',
};
