import type { Translation } from '../../../i18n/index.ts';
import type { english } from './layouts.messages.ts';

export const translation: Translation<typeof english> = {
  collapseMenuText:
    'O menu mostra só os ícones enquanto está aqui. Abra-o e feche-o à vontade: nada é guardado, e ao sair volta o menu que escolheu.',
  layoutBoxedText: 'O conteúdo fica em 1200 píxeis no meio de uma janela larga. Ao sair volta a largura que escolheu.',
  withoutMenuText: 'A janela inteira é da página. O botão no início do cabeçalho abre o menu por cima.',
  layoutBlankText: 'Sem menu, sem cabeçalho, sem rodapé: uma página sozinha, como um aviso ou algo para imprimir.',
};
