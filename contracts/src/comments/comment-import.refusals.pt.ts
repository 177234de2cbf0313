import type { english } from './comment-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  COMMENT_IMPORT_NO_CHANNEL:
    'Os comentários são importados para um canal de venda, e nenhum dos seus está escolhido.\nEscolha um canal de venda de uma loja em que possa adicionar comentários.',
  'comment_cell:missing': 'Falta ao comentário {{column}}.\nPreencha a célula ou escolha a coluna que tem esse valor.',
  'comment_cell:kind': '“{{text}}” não é um tipo de comentário.\nEscreva avaliação ou pergunta.',
  'comment_cell:rating': '“{{text}}” não é uma classificação.\nEscreva um número inteiro de 1 a 5.',
  'comment_cell:question': 'Uma pergunta não tem classificação.\nDeixe esta célula vazia ou faça dela uma avaliação.',
  'comment_cell:language': '“{{text}}” não é um idioma.\nEscreva o código, como pt ou en.',
  'comment_cell:early':
    '“{{text}}” é anterior a 1990.\nEscreva quando o comentário foi enviado ou deixe a célula vazia.',
  'comment_cell:email': '“{{text}}” não é um endereço de e-mail.\nCorrija-o ou deixe a célula vazia.',
  'comment_cell:product':
    'Nenhum produto tem {{column}} “{{text}}”, ou está na reciclagem.\nCorrija-o ou restaure o produto.',
  'comment_cell:products': '{{count}} produtos têm {{column}} “{{text}}”.\nIndique o certo pelo ID.',
  'comment_cell:binned': 'Este comentário está na reciclagem.\nRestaure-o ou retire a linha.',
  'comment_column:item': 'um produto: o SKU, o GTIN ou o ID',
  'comment_column:authorName': 'o nome do autor',
  'comment_column:rating': 'uma classificação',
  'comment_column:text': 'um texto',
  'comment_column:sku': 'o SKU',
  'comment_column:gtin': 'o GTIN',
  'comment_column:productId': 'o ID',
};
