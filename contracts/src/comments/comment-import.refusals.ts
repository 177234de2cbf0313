/** Why files of comments, or rows of them, are not taken: the reason, and after a line break the next step. */
export const english = {
  COMMENT_IMPORT_NO_CHANNEL:
    'Comments are imported into one sales channel, and none of yours is chosen.\nChoose a sales channel of a shop of which you may add comments.',
  'comment_cell:missing':
    'A comment needs {{column}}, and nothing is entered there.\nFill it in, or choose the column that has it.',
  'comment_cell:kind': '“{{text}}” is not a kind of comment.\nWrite review or question.',
  'comment_cell:rating': '“{{text}}” is not a rating.\nWrite a whole number from 1 to 5.',
  'comment_cell:question': 'A question has no rating.\nLeave this cell empty, or make it a review.',
  'comment_cell:language': '“{{text}}” is not a language.\nWrite its code, such as en or pt-BR.',
  'comment_cell:early': '“{{text}}” is before 1990.\nWrite when the comment was submitted, or leave the cell empty.',
  'comment_cell:email': '“{{text}}” is not an e-mail address.\nCorrect it, or leave the cell empty.',
  'comment_cell:product':
    'No product has {{column}} “{{text}}”, or it lies in the bin.\nCorrect it, or restore the product.',
  'comment_cell:products': '{{count}} products have {{column}} “{{text}}”.\nName the right one by its ID.',
  'comment_cell:binned': 'This comment lies in the bin.\nRestore it, or leave the row out.',
  'comment_column:item': 'a product: its SKU, GTIN or ID',
  'comment_column:authorName': 'the name of its author',
  'comment_column:rating': 'a rating',
  'comment_column:text': 'a text',
  'comment_column:sku': 'the SKU',
  'comment_column:gtin': 'the GTIN',
  'comment_column:productId': 'the ID',
} as const;
