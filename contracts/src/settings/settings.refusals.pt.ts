import type { english } from './settings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  SETTING_FIXED:
    'Esta definição é fixada pela variável {{variable}}.\nAltere a variável, ou remova-a e reinicie o Quarry.',
  SETTING_NO_CHANNELS: 'Ainda não há canais de venda para os quais definir algo.\nDefina-o para a instalação.',
  SETTING_SAME_EVERYWHERE: 'Esta definição é igual em todo o lado.\nDefina-a para a instalação.',
};
