import type { Translation } from '../../../i18n/index.ts';
import type { english } from './access-control.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Controle de acesso',
  common: 'Para todas as pessoas',
  commonText: 'Quem pode ver os exemplos vê este cartão. Ele pede:',
  more: 'Para quem pode fazer mais',
  moreText: 'Só quem administra tudo vê também este cartão. Ele pede:',
};
