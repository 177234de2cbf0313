import type { english } from './product-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'cell_gtin:not_digits': '“{{text}}” não é um GTIN, que só tem algarismos.\nCorrija-o.',
  'cell_gtin:several': 'Há aqui vários códigos: “{{text}}”.\nDeixe só um.',
  'cell_gtin:rounded':
    'Uma folha de cálculo arredondou este GTIN para “{{text}}”, e perderam-se algarismos.\nFormate a coluna como texto e escreva todos os algarismos.',
  'cell_gtin:all_zeros': 'Um GTIN só de zeros é um valor provisório.\nEscreva o verdadeiro, ou esvazie a célula.',
  'cell_gtin:wrong_length': '“{{text}}” não tem 8, 12, 13 ou 14 algarismos.\nCompare-o com a embalagem.',
  'cell_gtin:wrong_check_digit':
    'O dígito de controlo de “{{text}}” está errado, logo pelo menos um algarismo também.\nCompare-o com a embalagem.',
  'cell_gtin:restricted':
    'Cada loja usa números como “{{text}}” para os seus próprios artigos; noutro lugar não identificam nada.\nEsvazie a célula.',
  'cell_gtin:coupon': '“{{text}}” pertence a um cupão, não a um artigo.\nEsvazie a célula.',
  'cell_gtin:variable_measure': '“{{text}}” designa um artigo de medida variável.\nEsvazie a célula.',
  'cell_gtin:case': '“{{text}}” designa uma caixa de várias unidades.\nEscreva o GTIN da unidade.',
  cell_unknown_brand: 'Não há nenhuma marca “{{text}}”.\nAdicione-a primeiro em Marcas, ou corrija o nome.',
  cell_unknown_category:
    'Não há nenhuma categoria “{{text}}”.\nAdicione-a primeiro em Categorias, ou corrija o caminho.',
  cell_several_categories:
    'Várias categorias chamam-se “{{text}}”.\nEscreva o caminho inteiro, como Casa > Cozinha > Canecas, ou o ID.',
  cell_not_a_measure: '“{{text}}” não é um número com unidade.\nIntroduza um, como 12.5 {{unit}}.',
  cell_unknown_unit: 'A unidade “{{text}}” não pertence a este atributo.\nUse uma destas: {{units}}.',
  cell_not_an_amount: '“{{text}}” não é um montante com a sua moeda.\nIntroduza um, como 12.50 EUR.',
  cell_unknown_product: 'Não há nenhum produto “{{text}}”.\nIntroduza o GTIN, o SKU ou o ID de um produto.',
  cell_several_products: 'Vários produtos têm “{{text}}”.\nIntroduza o ID do que se pretende.',
  cell_unknown_option:
    '“{{text}}” não é uma opção deste atributo; a mais próxima é “{{nearest}}”.\nCorrija, ou adicione primeiro a opção em Atributos.',
  cell_without_options:
    '“{{text}}” não é uma opção: o atributo ainda não tem nenhuma.\nAdicione primeiro as opções dele em Atributos.',
  row_name_missing: 'Um produto novo precisa de um nome.\nPreencha um.',
  row_name_emptied: 'O produto ficaria sem nome.\nEscreva um, ou mantenha o que existe.',
  row_several_variants:
    'O produto tem {{count}} variantes, e a linha não diz qual.\nAssocie pelo GTIN, SKU ou MPN da variante.',
};
