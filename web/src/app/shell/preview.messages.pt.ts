import type { Translation } from '../../i18n/index.ts';
import type { english } from './preview.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Pré-visualização de um papel',
  text: 'Vê o painel como o papel {{role}} o veria. Daqui só se altera o que é seu.',
  end: 'Terminar a pré-visualização',
};
