import type { Translation } from '../../i18n/index.ts';
import type { english } from './record-choices.messages.ts';

export const translation: Translation<typeof english> = {
  find: 'Procurar pelo nome',
  findIn: 'Procurar em: {{label}}',
  noneFound: 'Nada tem este nome.',
  noneYet: 'Ainda não há nada.',
  more: 'Há mais: escreva uma parte do nome.',
  notFound: 'Não foi possível procurar agora.',
  chosen_one: '{{count}} escolhido',
  chosen_other: '{{count}} escolhidos',
  gone: 'Já não existe',
};
