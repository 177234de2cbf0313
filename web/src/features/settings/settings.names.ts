import type { Names } from '../../i18n/index.ts';

export const names = {
  settings: { en: 'Setting', de: 'Einstellungen', fr: 'Réglages', pt: 'Definições' },
  setting: { en: 'Setting', de: 'Einstellung', fr: 'Réglage', pt: 'Definição' },
  storage: { en: 'Storage', de: 'Speicher', fr: 'Stockage', pt: 'Armazenamento' },
  apiKeys: { en: 'API keys', de: 'API-Schlüssel', fr: 'Clés d’API', pt: 'Chaves de API' },
  addApiKey: { en: 'Add API key', de: 'API-Schlüssel anlegen', fr: 'Créer une clé d’API', pt: 'Criar chave de API' },
  api_key: { en: 'API key', de: 'API-Schlüssel', fr: 'Clé d’API', pt: 'Chave de API' },
} satisfies Names;
