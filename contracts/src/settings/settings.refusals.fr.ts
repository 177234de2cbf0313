import type { english } from './settings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  SETTING_FIXED:
    'Ce réglage est imposé par la variable {{variable}}.\nModifiez la variable, ou supprimez-la et redémarrez Quarry.',
  SETTING_OF_SHOPS:
    'Ce réglage peut avoir une valeur propre par boutique, mais pas par canal de vente ni par utilisateur.\nRéglez-le pour la boutique ou pour l’installation.',
  SETTING_SAME_EVERYWHERE: 'Ce réglage est le même partout.\nRéglez-le pour l’installation.',
  NO_MAIL_SERVER: 'Il n’y a pas de serveur de messagerie.\nDéfinissez-en un d’abord.',
  MAIL_NOT_TAKEN:
    'Le serveur de messagerie n’a pas accepté l’e-mail : {{cause}}.\nVérifiez l’hôte, le port, le chiffrement, le nom d’utilisateur et le mot de passe.',
  SECRET_LOCKED:
    'Le mot de passe du serveur de messagerie a été conservé avec une autre clé que celle de cette installation.\nDéfinissez-le à nouveau.',
};
