import type { english } from './order-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_IMPORT_NO_CHANNEL:
    'As encomendas são importadas para um canal de vendas, e nenhum dos seus está escolhido.\nEscolha um canal de vendas de uma loja em que possa adicionar encomendas.',
  order_too_many_lines: 'A encomenda tem {{count}} linhas; o máximo é {{most}}.\nDivida-a.',
  'order_cell:missing': 'Falta à encomenda {{column}}.\nPreencha a célula ou escolha a coluna que tem esse valor.',
  'order_cell:differs':
    'A linha {{row}} diz aqui “{{text}}”, e todas as linhas de uma encomenda dizem o mesmo.\nCorrija uma das duas ou deixe esta célula vazia.',
  'order_cell:amount': '“{{text}}” não é um montante.\nEscreva um como 12,50, sem separador de milhares.',
  'order_cell:decimals': '{{text}} tem {{scale}} casas decimais, {{currency}} tem {{most}}.\nCorrija o montante.',
  'order_cell:large': '“{{text}}” é maior do que qualquer montante.\nCorrija-o.',
  'order_cell:below_zero': '“{{text}}” é inferior a zero, e um pagamento não é.\nCorrija-o.',
  'order_cell:rate': '“{{text}}” não é uma taxa de imposto.\nEscreva-a em percentagem, como 23 ou 8,875.',
  'order_cell:quantity': '“{{text}}” não é uma quantidade.\nEscreva um número inteiro de 1 a 1000000.',
  'order_cell:early': '“{{text}}” é anterior a 1990.\nEscreva uma data mais recente.',
  'order_cell:placed_early': '“{{text}}” é anterior a 1990.\nEscreva quando a encomenda foi feita.',
  'order_cell:placed_later': '“{{text}}” ainda não chegou.\nEscreva quando a encomenda foi feita.',
  'order_cell:shipped_later': '“{{text}}” ainda não chegou.\nEscreva quando a encomenda foi enviada, ou deixe vazio.',
  'order_cell:shipped_earlier': '“{{text}}” é anterior à encomenda ({{placed}}).\nCorrija uma das duas datas.',
  'order_cell:time': '“{{text}}” não é uma data com hora.\nEscreva-a como 2026-01-31 14:30.',
  'order_cell:skipped_time':
    'Os relógios adiantam nessa altura e “{{text}}” não existe.\nEscreva uma hora anterior ou posterior, ou acrescente a diferença para UTC, como +01:00.',
  'order_cell:doubled_time':
    'Os relógios atrasam nessa altura e “{{text}}” repete-se.\nAcrescente a diferença para UTC, como +01:00, para dizer qual das duas é.',
  'order_cell:currency': '“{{text}}” não é uma moeda.\nEscreva o código, como EUR.',
  'order_cell:kind': '“{{text}}” não é um tipo de linha.\nEscreva item, shipping ou fee.',
  'order_cell:wrong': '“{{text}}” não pode ser usado aqui.\nCorrija a célula.',
  'order_column:placedAt': 'a data da encomenda',
  'order_column:currency': 'uma moeda',
  'order_column:title': 'um título, um SKU ou um GTIN',
  'order_column:quantity': 'uma quantidade',
  'order_column:unitPrice': 'um preço unitário',
};
