import type { english } from './uploads.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  uploadFileMegabytes: 'Taille maximale d’un envoi (Mo)',
  'uploadFileMegabytes.help': 'Les fichiers plus grands sont refusés avant l’envoi.',
  uploadPersonMegabytes: 'Envois inutilisés par personne (Mo)',
  'uploadPersonMegabytes.help':
    'Ce qu’une personne peut envoyer avant que ce soit utilisé. Les envois que rien n’utilise sont supprimés après un jour.',
};
