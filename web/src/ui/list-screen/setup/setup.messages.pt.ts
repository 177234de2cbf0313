import type { Translation } from '../../../i18n/index.ts';
import type { english } from './setup.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Colunas e linhas',
  close: 'Fechar',
  density: 'Altura das linhas',
  'density.compact': 'Baixa',
  'density.usual': 'Normal',
  'density.roomy': 'Alta',
  pin: 'Manter {{column}} à vista',
  moveUp: 'Adiantar {{column}}',
  moveDown: 'Recuar {{column}}',
  width: 'Largura de {{column}} em píxeis',
  widthOpen: 'livre',
  note: 'Vale de imediato e fica na sua conta. Na tabela, a margem do cabeçalho também alarga a coluna.',
  reset: 'Como no início',
};
