import type { english } from './access.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  registration: 'Registrierung',
  'registration.help':
    'Ob man auf der Anmeldeseite selbst ein Konto anlegen kann. Ein neues Konto wartet, bis jemand es freigibt.',
  'effect.registrationOn': 'Wer die Anmeldeseite öffnen kann, kann ein Konto anlegen, das auf seine Freigabe wartet.',
  'effect.registrationOff': 'Niemand kann mehr ein Konto anlegen. Vorhandene Konten bleiben.',
};
