import type { Translation } from '../../i18n/index.ts';
import type { english } from './preview.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Pré-visualização de um papel',
  text: 'Vê o painel como o papel {{role}} o vê. Só pode alterar o que é seu.',
  end: 'Terminar a pré-visualização',
};
