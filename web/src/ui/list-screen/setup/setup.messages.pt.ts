import type { Translation } from '../../../i18n/index.ts';
import type { english } from './setup.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Colunas e linhas',
  close: 'Fechar',
  density: 'Altura das linhas',
  'density.compact': 'Compacta',
  'density.usual': 'Normal',
  'density.roomy': 'Confortável',
  pin: 'Fixar {{column}}',
  moveUp: 'Adiantar {{column}}',
  moveDown: 'Recuar {{column}}',
  width: 'Largura de {{column}} em píxeis',
  widthOpen: 'auto',
  note: 'Vale de imediato e fica na sua conta. Também pode arrastar a margem de um cabeçalho.',
  reset: 'Repor a predefinição',
};
