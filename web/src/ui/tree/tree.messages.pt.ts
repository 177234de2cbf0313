import type { Translation } from '../../i18n/index.ts';
import type { english } from './tree.messages.ts';

export const translation: Translation<typeof english> = {
  open: 'Expandir {{name}}',
  close: 'Recolher {{name}}',
  name: 'Nome',
  selection: 'Seleção',
  awaited: 'Carregando',
  empty: 'Nada abaixo',
  failed: 'Não foi possível carregar este nível.',
  failedBelow: 'Não foi possível carregar o que está abaixo de {{name}}.',
  atTop: 'Nível superior',
  results: 'Resultados',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  noneFound: 'Nenhum nome contém “{{text}}”',
  noneFoundText: 'Verifique a grafia ou pesquise uma parte do nome.',
  keyInOut: 'Expandir, recolher',
  keySiblings: 'Expandir todo o nível',
  keySelectShown: 'Selecionar tudo o que é exibido',
  keyJump: 'Ir para um nome',
  keyBack: 'Voltar à árvore',
};
