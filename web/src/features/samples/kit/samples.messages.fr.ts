import type { Translation } from '../../../i18n/index.ts';
import type { english } from './samples.messages.ts';

export const translation: Translation<typeof english> = {
  sampleData: 'Données d’exemple',
  what: 'Les personnes, les articles et les chiffres sont inventés. Les changements durent jusqu’au prochain chargement de la page et n’atteignent aucun serveur.',
  reset: 'Réinitialiser les données d’exemple',
  wasReset: 'Toutes les données d’exemple sont revenues au départ',
};
