import type { Translation } from '../../../i18n/index.ts';
import type { english } from './samples.messages.ts';

export const translation: Translation<typeof english> = {
  sampleData: 'Dados de exemplo',
  what: 'Pessoas, artigos e números são inventados. As mudanças duram até a página ser recarregada e não chegam a nenhum servidor.',
  reset: 'Repor os dados de exemplo',
  wasReset: 'Todos os dados de exemplo voltaram ao início',
};
