import type { english } from './grid.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  grid_not_open: 'Ces modifications ont déjà été appliquées ou abandonnées.\nRechargez la page.',
  grid_nothing:
    'Aucune saisie ici ne modifierait un enregistrement.\nModifiez une cellule, ou corrigez celles qui sont refusées.',
  grid_no_step: 'Il ne reste aucune étape à annuler.\nModifiez de nouveau la cellule.',
  'import_empties:grid':
    'Cela viderait des champs de {{count}} enregistrements.\nConfirmez avec exactement ce nombre, ou annulez ces saisies.',
  'ROW_CHANGED:since_edit':
    'La valeur a été modifiée ailleurs après avoir été saisie ici.\nSaisissez-la de nouveau, ou annulez la saisie.',
  grid_place_gone:
    'La ligne de départ n’est plus dans la liste.\nRechargez la liste, et choisissez de nouveau la ligne.',
  grid_too_many: 'Une étape comprend au plus {{limit}} lignes.\nDivisez-la en plusieurs étapes.',
  grid_rows_gone_one:
    'Un de ces enregistrements n’existe plus, ou vous ne pouvez plus le voir.\nRechargez la liste, et répétez la saisie là où elle manque.',
  grid_rows_gone_other:
    '{{count}} de ces enregistrements n’existent plus, ou vous ne pouvez plus les voir.\nRechargez la liste, et répétez la saisie là où elle manque.',
  grid_cells_closed: 'Vous ne pouvez pas modifier {{column}} ici.\nDemandez à un administrateur un rôle qui le permet.',
  'grid_cells_closed:rows':
    'Lignes {{rows}} du bloc : vous ne pouvez pas y modifier {{column}}.\nDemandez à un administrateur un rôle qui le permet.',
  grid_cells_shown_only: '{{column}} est seulement affiché ici.\nModifiez la valeur sur la page de l’enregistrement.',
  'grid_cells_shown_only:rows':
    'Lignes {{rows}} du bloc : {{column}} est seulement affiché ici.\nModifiez la valeur sur la page de l’enregistrement.',
  grid_cells_of_variants:
    'Un enregistrement à plusieurs variantes a {{column}} pour chacune d’elles.\nModifiez la valeur sur la page de l’enregistrement.',
  'grid_cells_of_variants:rows':
    'Lignes {{rows}} du bloc : un enregistrement à plusieurs variantes a {{column}} pour chacune d’elles.\nModifiez la valeur sur la page de l’enregistrement.',
  grid_block_too_long:
    'Le bloc est plus long que la liste : ses lignes à partir de {{first}} n’ont pas de place.\nCollez-les plus haut, ou modifiez les filtres.',
  grid_block_too_wide:
    'Le bloc est plus large que la grille : ses colonnes à partir de {{first}} n’ont pas de place.\nCollez-les plus à gauche, ou affichez plus de colonnes.',
  grid_block_empty: 'Le contenu collé est illisible.\nCopiez de nouveau les cellules.',
};
