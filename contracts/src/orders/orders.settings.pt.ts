import type { english } from './orders.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  ordersShipWithin: 'Enviar no prazo de (horas)',
  'ordersShipWithin.help': 'Uma encomenda paga e não enviada após tantas horas de dias úteis é mostrada como atrasada.',
  ordersWorkingDays: 'Dias úteis',
  'ordersWorkingDays.help': 'Só as horas destes dias contam para o envio, pelos relógios da loja.',
  ordersAutoComplete: 'Concluir as encomendas automaticamente',
  'ordersAutoComplete.help':
    'Uma encomenda paga e enviada conclui-se sozinha. Uma que alguém reabriu conclui-se à mão.',
};
