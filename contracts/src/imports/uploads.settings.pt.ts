import type { english } from './uploads.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  uploadFileMegabytes: 'Tamanho máximo de um envio (MB)',
  'uploadFileMegabytes.help': 'Os ficheiros maiores são recusados antes de serem enviados.',
  uploadPersonMegabytes: 'Envios não utilizados por pessoa (MB)',
  'uploadPersonMegabytes.help':
    'Quanto uma pessoa pode enviar antes de ser utilizado. Os envios que nada utiliza são eliminados após um dia.',
};
