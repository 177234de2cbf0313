import type { english } from './tables.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'table_refused:columns':
    'Le fichier a {{count}} colonnes, et {{limit}} au plus sont lues.\nRetirez les colonnes dont vous n’avez pas besoin.',
  'table_refused:header':
    'La ligne des noms de colonnes ne finit pas.\nVérifiez les guillemets de la première ligne, et si le fichier a perdu ses fins de ligne.',
  'table_refused:no_rows':
    'Le fichier a des noms de colonnes et aucune ligne au-dessous.\nVérifiez l’export qui l’a écrit.',
  table_column_twice:
    'La colonne {{column}} porte le même nom que la colonne {{first}} : « {{name}} ».\nRenommez ou retirez l’une des deux.',
  table_column_unnamed:
    'La colonne {{column}} n’a pas de nom.\nDonnez-lui-en un dans la première ligne, ou retirez-la.',
  table_too_many_cells:
    'La ligne {{row}} a {{cells}} cellules, et le tableau a {{columns}} colonnes.\nMettez entre guillemets les cellules qui contiennent le séparateur.',
  table_too_few_cells:
    'La ligne {{row}} finit avant la colonne « {{column}} » : elle a {{cells}} cellules sur {{columns}}.\nAjoutez les cellules manquantes ; elles peuvent être vides.',
  table_cell_too_long:
    'Ligne {{row}}, colonne « {{column}} » : la cellule dépasse {{limit}} Ko.\nRaccourcissez-la, ou vérifiez s’il manque un guillemet.',
  table_row_too_long:
    'La ligne {{row}} a plus de {{limit}} caractères.\nRaccourcissez ses cellules, et vérifiez si le fichier a perdu ses fins de ligne.',
  table_quote_open:
    'La ligne {{row}} ouvre un guillemet qui n’est jamais fermé et n’a donc pas été lue.\nFermez ou doublez le guillemet ; vérifiez si le fichier est entier.',
  'table_quote_open:rows':
    'La ligne {{row}} ouvre un guillemet qui n’est jamais fermé ; la suite jusqu’à la ligne {{last}} n’a donc pas été lue.\nFermez ou doublez le guillemet ; vérifiez si le fichier est entier.',
  table_quote_not_doubled:
    'La ligne {{row}} a dans une cellule entre guillemets un guillemet qui n’est pas doublé. Il est resté tel quel.\nÉcrivez un tel guillemet deux fois.',
  table_nul:
    'Ligne {{row}}, colonne « {{column}} » : la cellule contient des caractères NUL.\nExportez de nouveau le fichier comme texte en UTF-8.',
  table_encoding_mixed:
    'Ligne {{row}}, colonne « {{column}} » : certains caractères ont un autre encodage que {{encoding}}, dans lequel le fichier est lu.\nEnregistrez tout le fichier en UTF-8.',
  table_number_rounded:
    'Ligne {{row}}, colonne « {{column}} » : un tableur a changé un long nombre en « {{text}} », et des chiffres sont perdus.\nMettez la colonne au format texte, saisissez de nouveau le nombre et enregistrez le fichier.',
};
