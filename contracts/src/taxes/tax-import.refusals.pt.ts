import type { english } from './tax-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAX_IMPORT_NO_SHOP:
    'As taxas de imposto são importadas para uma loja própria, e nenhuma cujas definições pode alterar está escolhida.\nEscolha primeiro a loja.',
  'tax_cell:country': '“{{text}}” não é um país.\nEscreva as duas letras, por exemplo DE.',
  'tax_cell:region': '“{{text}}” não é uma região.\nEscreva o que vem depois do país na ISO 3166-2, por exemplo CA.',
  'tax_cell:not_a_percentage': '“{{text}}” não é uma percentagem.\nEscreva-a como 19 ou 8,875.',
  'tax_cell:percentage_too_fine': '“{{text}}” tem mais de quatro casas decimais.\nArredonde-a.',
  'tax_cell:percentage_out_of_range': '“{{text}}” não está entre 0 e 100 por cento.\nCorrija-a.',
  'tax_cell:day': '“{{text}}” não é um dia.\nEscreva-o como 2027-01-31.',
  'tax_row:name': 'A taxa de imposto é nova e não tem nome.\nPreencha o nome.',
  'tax_row:percent': 'A taxa de imposto é nova, e a percentagem falta.\nPreencha a percentagem.',
};
