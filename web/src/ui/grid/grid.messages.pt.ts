import type { Translation } from '../../i18n/index.ts';
import type { english } from './grid.messages.ts';

export const translation: Translation<typeof english> = {
  hint: 'As setas movem, Enter edita, Tab vai para a célula seguinte. F6, ou Esc e depois Tab, sai da grelha.',
  skip: 'Saltar para a grelha',
  editCell: 'Editar {{column}}',
  keyEdit: 'Editar a célula',
  keyNext: 'Célula seguinte',
  keyLeave: 'Sair da grelha',
  keyEmpty: 'Esvaziar as células selecionadas',
  keyFill: 'Preencher para baixo',
  keyUndo: 'Anular o último passo',
  keyCopy: 'Copiar e colar células',
  copying: 'A ler as linhas a copiar',
  copied_one: '{{rows}} linha copiada',
  copied_other: '{{rows}} linhas copiadas',
  copiedFirst:
    'Só foram copiadas as primeiras {{rows}} de {{all}} linhas. Para todas, exporte a lista, ou filtre-a e copie-a por partes.',
  copiedFirstOnly:
    'Só foram copiadas as primeiras {{rows}} linhas. Para todas, exporte a lista, ou filtre-a e copie-a por partes.',
  notCopied: 'Nada foi copiado: não foi possível ler as linhas, ou o navegador recusou. Tente de novo.',
};
