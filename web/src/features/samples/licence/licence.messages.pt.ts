import type { Translation } from '../../../i18n/index.ts';
import type { english } from './licence.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Licença dos exemplos',
  copy: 'Copiar as condições',
  copied: 'As condições estão na área de transferência',
  useTitle: 'O que pode fazer',
  useText:
    'Pode usar, copiar e mudar os ecrãs de exemplo, as suas linhas, textos e imagens, para si ou para clientes, pago ou não. Não é preciso perguntar nem citar ninguém.',
  dataTitle: 'O que são os dados',
  dataText:
    'Pessoas, lojas, produtos, cartas e números são inventados. Qualquer semelhança é acaso. Os títulos de filmes são factos; a ordem é nossa.',
  keepTitle: 'O que é guardado',
  keepText: 'Nada. O que escrever num exemplo vive até a página ser recarregada e não chega a nenhum servidor.',
  promiseTitle: 'O que não se promete',
  promiseText: 'Os exemplos vêm como são, sem garantia. Quem constrói sobre eles verifica o que construiu.',
};
