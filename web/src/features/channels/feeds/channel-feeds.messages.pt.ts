import type { Translation } from '../../../i18n/index.ts';
import type { english } from './channel-feeds.messages.ts';

export const translation: Translation<typeof english> = {
  feeds: 'Feeds',
  feedsText:
    'Um feed é um ficheiro num endereço próprio, que o canal lê. As suas linhas acompanham o catálogo automaticamente.',
  empty: 'Ainda não há feeds.',
  add: 'Adicionar feed',
  name: 'Nome',
  nameHelp: 'O que o distingue de outros feeds do canal, como “Feed principal”.',
  format: 'Formato',
  chooseFormat: 'Escolher um formato',
  scheduleHelp: 'As linhas acompanham cada alteração mesmo sem agendamento. Este avalia-as todas de novo.',
  details: 'Detalhes',
  added: 'Feed {{name}} adicionado',
  saved: 'Feed {{name}} guardado',
  address: 'Endereço',
  addressText:
    'Introduza este endereço no canal. Quem o tiver pode ler o feed. Com .gz no fim, o ficheiro vem comprimido.',
  addressHidden: 'O endereço é mostrado a quem pode alterar o canal.',
  oldAddress: 'O endereço anterior funciona até {{date}}.',
  replace: 'Substituir endereço',
  replaceTitle: 'Substituir o endereço de {{name}}?',
  replaceText: 'O feed recebe um novo endereço. O atual funciona mais sete dias; introduza o novo no canal.',
  replaced: 'O feed {{name}} tem um novo endereço',
  rebuild: 'Reconstruir',
  rebuildStarted: 'O feed {{name}} está a ser reconstruído',
  facts: 'Feed',
  nextRun: 'Próxima reconstrução',
  revision: 'Revisão',
  mapping: 'Mapeamento',
  mappingDefault: 'Predefinições do tipo',
  mappingVersion: 'Versão {{version}}',
  created: 'Criado',
  updated: 'Alterado',
  channel: 'Canal de venda',
  oldUntil: 'Endereço anterior válido até',
};
