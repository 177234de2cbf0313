import type { english } from './installation.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  publicAddress: 'Öffentliche Adresse',
  'publicAddress.help': 'Links in E-Mails beginnen mit dieser Adresse.',
  samples: 'Beispielseiten',
  'samples.help': 'Ob das Menü die Gruppe der Beispielseiten hat, die mit Demodaten im Browser arbeiten.',
  'effect.samplesOff': 'Die Beispielseiten verschwinden aus dem Menü, und ihre Adressen führen nirgendwohin.',
  'effect.samplesOn': 'Alle Angemeldeten sehen die Beispielseiten im Menü.',
};
