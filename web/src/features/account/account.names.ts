import type { Names } from '../../i18n/index.ts';

export const names = {
  account: { en: 'Your account', de: 'Ihr Konto', fr: 'Votre compte', pt: 'A sua conta' },
  user_preferences: {
    en: 'Dashboard layout',
    de: 'Darstellung der Oberfläche',
    fr: 'Présentation du tableau de bord',
    pt: 'Disposição do painel',
  },
} satisfies Names;
