import type { english } from './settings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  SETTING_FIXED:
    'Ce réglage est imposé par la variable {{variable}}.\nModifiez la variable, ou supprimez-la et redémarrez Quarry.',
  SETTING_NO_CHANNELS:
    'Il n’y a pas encore de canaux de vente pour lesquels régler quoi que ce soit.\nRéglez-le pour l’installation.',
  SETTING_SAME_EVERYWHERE: 'Ce réglage est le même partout.\nRéglez-le pour l’installation.',
};
