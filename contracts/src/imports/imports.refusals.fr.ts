import type { english } from './imports.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  cell_too_long: 'Le texte dépasse {{longest}} caractères.\nRaccourcissez-le.',
  cell_not_a_number: '« {{text}} » n’est pas un nombre.\nSaisissez-en un, comme 12.5.',
  cell_number_ambiguous: '« {{text}} » peut signifier {{whole}} ou {{decimal}}.\nSaisissez {{whole}} ou {{decimal}}.',
  cell_not_a_date: '« {{text}} » n’est pas une date.\nÉcrivez-la comme 2026-01-31.',
  cell_not_a_web_address: '« {{text}} » n’est pas une URL.\nÉcrivez-en une qui commence par http:// ou https://.',
  cell_not_yes_or_no: '« {{text}} » n’est ni oui ni non.\nÉcrivez oui ou non.',
  cell_not_an_id:
    '« {{text}} » n’est pas un identifiant de Quarry.\nCopiez-le d’un export, ou faites correspondre par une autre colonne.',
  cell_invalid: '« {{text}} » ne peut pas être utilisé ici.\nCorrigez la cellule.',
  cell_not_your_field:
    'Votre rôle ne comprend pas ce champ.\nRetirez la colonne, ou demandez à un administrateur un rôle qui le comprend.',
  row_no_key: 'La ligne est mise en correspondance par {{key}}, et rien n’y figure.\nRemplissez-le.',
  row_no_match: 'Aucun élément n’a {{key}} « {{text}} ».\nCorrigez-le, ou laissez l’import créer de nouveaux éléments.',
  row_several_matches:
    '{{count}} éléments ont {{key}} « {{text}} ».\nFaites correspondre par une autre colonne, ou corrigez d’abord un de ces éléments.',
  row_twice: 'La ligne {{first}} concerne le même élément.\nRetirez une des deux lignes.',
  row_same_identifier:
    'La ligne {{first}} a la même valeur dans {{key}} : « {{text}} ».\nRetirez une des deux lignes, ou corrigez celle qui est fausse.',
  cell_held_elsewhere:
    'Le produit « {{name}} » a aussi la valeur « {{text}} ».\nLes deux la gardent ; laissez la cellule vide si la valeur appartient à cet autre produit.',
  row_of_group:
    'La ligne {{row}} du même enregistrement est refusée, donc celle-ci aussi.\nCorrigez cette ligne, puis importez de nouveau toutes les lignes de l’enregistrement.',
  import_not_ready: 'Cet import n’est pas vérifié, ou a déjà été appliqué.\nVérifiez-le d’abord.',
  import_at_work: 'Cet import est en cours de vérification ou d’application.\nAttendez la fin, ou annulez-la d’abord.',
  import_nothing:
    'Aucune ligne de cet import ne crée ni ne modifie quoi que ce soit.\nCorrigez les lignes refusées, ou choisissez un autre fichier.',
  'import_nothing:unchanged':
    'Toutes les lignes de cet import sont inchangées, il n’y a donc rien à faire.\nChoisissez un autre fichier pour modifier quelque chose.',
  import_empties:
    'Cela viderait des champs de {{count}} éléments.\nConfirmez avec exactement ce nombre, ou changez le mode des colonnes.',
  'ROW_CHANGED:since_check':
    'Il a été modifié après la vérification.\nVérifiez de nouveau le fichier, puis appliquez-le.',
  import_row_column: 'Ligne',
  import_fault_column: 'Ce qui ne va pas',
};
