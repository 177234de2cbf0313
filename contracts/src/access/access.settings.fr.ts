import type { english } from './access.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  registration: 'Inscription',
  'registration.help':
    'Si l’on peut créer soi-même un compte sur la page de connexion. Un nouveau compte attend d’être activé.',
  'effect.registrationOn':
    'Toute personne qui peut ouvrir la page de connexion peut créer un compte, qui attend d’être activé.',
  'effect.registrationOff': 'Plus personne ne peut créer de compte. Les comptes existants restent.',
};
