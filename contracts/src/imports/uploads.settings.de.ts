import type { english } from './uploads.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  uploadFileMegabytes: 'Größter Upload (MB)',
  'uploadFileMegabytes.help': 'Größere Dateien werden abgelehnt, bevor sie gesendet werden.',
  uploadPersonMegabytes: 'Unbenutzte Uploads pro Person (MB)',
  'uploadPersonMegabytes.help':
    'Wie viel eine Person hochladen kann, bevor es benutzt wird. Uploads, die nichts benutzt, werden nach einem Tag gelöscht.',
};
