import type { english } from './installation.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  publicAddress: 'Adresse publique',
  'publicAddress.help': 'Les liens des e-mails commencent par cette adresse.',
  samples: 'Écrans d’exemple',
  'samples.help':
    'Si le menu contient le groupe des écrans d’exemple, qui utilisent des données de démonstration dans le navigateur.',
  'effect.samplesOff': 'Les écrans d’exemple quittent le menu, et leurs adresses ne mènent nulle part.',
  'effect.samplesOn': 'Toutes les personnes connectées voient les écrans d’exemple dans le menu.',
};
