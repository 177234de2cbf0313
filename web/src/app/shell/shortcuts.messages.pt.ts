import type { Translation } from '../../i18n/index.ts';
import type { english } from './shortcuts.messages.ts';

export const translation: Translation<typeof english> = {
  ofScreen: 'Neste ecrã',
  everywhere: 'Em todo o lado',
  goTo: 'Ir para',
  toMessage: 'Para a mensagem mais recente, por exemplo a que tem «Anular»',
  close: 'Fechar',
  single: 'Atalhos de uma só tecla',
  singleHelp:
    'Desligue-os se dita ou se prime teclas sem querer. Setas, Enter, Esc e teclas com Ctrl, Alt ou Cmd continuam a funcionar. Guardado neste navegador.',
  backHere: '? é uma delas: volta a esta lista com {{keys}} e «{{list}}», ou pelo menu «{{account}}».',
};
