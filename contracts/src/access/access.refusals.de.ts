import type { english } from './access.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  RIGHT_MISSING: 'Ihre Rolle erlaubt das hier nicht.\nFragen Sie eine Administratorin oder einen Administrator.',
  LAST_ADMINISTRATOR:
    'Nur diese Person kann sich noch als Administration anmelden.\nGeben Sie zuerst jemand anderem diese Rolle.',
  ROLE_NOT_HELD: 'Die Rolle {{role}} enthält Rechte, die Sie nicht haben.\nBitten Sie jemanden, der sie hat.',
  LAST_WITH_ALL_RIGHTS:
    'Niemand, der sich anmelden kann, hätte noch alle Rechte, und niemand könnte sie wieder vergeben.\nGeben Sie zuerst einer anderen Rolle alle Rechte und jemandem diese Rolle.',
  ADMINISTRATOR_ROLE: 'Die Rolle der Administration bleibt: Das erste Konto und die Befehlszeile brauchen sie.',
  ROLE_IN_USE_one: '{{names}} hat diese Rolle.\nGeben Sie zuerst eine andere.',
  ROLE_IN_USE_other: '{{count}} Personen haben diese Rolle: {{names}}.\nGeben Sie ihnen zuerst eine andere.',
  RIGHTS_NOT_HELD: 'Die Rolle enthielte Rechte, die Sie nicht haben.\nBitten Sie jemanden, der sie hat.',
  ROLE_NAME_TAKEN: 'Inzwischen heißt eine andere Rolle {{name}}.\nGeben Sie zuerst dieser einen anderen Namen.',
  OWN_ACCOUNT: 'Sie können sich nicht selbst sperren.\nBitten Sie eine andere Administration darum.',
  NOT_DISABLED: 'Nur wer gesperrt ist, lässt sich löschen.\nSperren Sie diese Person zuerst.',
  USER_DISABLED: 'Diese Person ist gesperrt.\nGeben Sie sie zuerst frei.',
  NO_SECOND_FACTOR: 'Es gibt keinen zweiten Faktor.',
  OWN_SECOND_FACTOR: 'Den eigenen zweiten Faktor schalten Sie in Ihrem Konto aus, mit Ihrem Passwort.',
  SECOND_FACTOR_REQUIRED:
    'Eine Ihrer Rollen verlangt einen zweiten Faktor: {{names}}.\nRichten Sie an seiner Stelle einen anderen ein.',
  SECOND_FACTOR_SETUP_OVER: 'Das hat zu lange gedauert.\nBeginnen Sie noch einmal.',
};
