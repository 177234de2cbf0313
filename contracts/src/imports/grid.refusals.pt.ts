import type { english } from './grid.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  grid_not_open: 'Estas alterações já foram aplicadas ou descartadas.\nRecarregue a página.',
  grid_nothing: 'Nenhuma edição aqui alteraria um registro.\nEdite uma célula, ou corrija as recusadas.',
  grid_no_step: 'Não há mais nenhuma etapa para desfazer.\nEdite a célula novamente.',
  'import_empties:grid':
    'Isso esvaziaria campos de {{count}} registros.\nConfirme com exatamente esse número, ou desfaça estas edições.',
  'ROW_CHANGED:since_edit':
    'O valor foi alterado em outro lugar depois de ser editado aqui.\nDigite o valor novamente, ou desfaça a edição.',
  grid_place_gone: 'A linha de início não está mais na lista.\nRecarregue a lista, e escolha a linha novamente.',
  grid_too_many: 'Uma etapa inclui no máximo {{limit}} linhas.\nDivida-a em várias etapas.',
  grid_rows_gone_one:
    'Um destes registros não existe mais, ou você não pode mais vê-lo.\nRecarregue a lista, e repita a edição onde ela falta.',
  grid_rows_gone_other:
    '{{count}} destes registros não existem mais, ou você não pode mais vê-los.\nRecarregue a lista, e repita a edição onde ela falta.',
  grid_cells_closed: 'Você não pode alterar {{column}} aqui.\nPeça a um administrador um papel que permita isso.',
  'grid_cells_closed:rows':
    'Linhas {{rows}} do bloco: você não pode alterar {{column}} ali.\nPeça a um administrador um papel que permita isso.',
  grid_cells_shown_only: '{{column}} só é mostrado aqui.\nAltere o valor na página do registro.',
  'grid_cells_shown_only:rows':
    'Linhas {{rows}} do bloco: {{column}} só é mostrado aqui.\nAltere o valor na página do registro.',
  grid_cells_of_variants:
    'Um registro com várias variantes tem {{column}} para cada uma delas.\nAltere o valor na página do registro.',
  'grid_cells_of_variants:rows':
    'Linhas {{rows}} do bloco: um registro com várias variantes tem {{column}} para cada uma delas.\nAltere o valor na página do registro.',
  grid_block_too_long:
    'O bloco é mais longo que a lista: suas linhas a partir de {{first}} não têm lugar.\nCole-as mais acima, ou altere os filtros.',
  grid_block_too_wide:
    'O bloco é mais largo que a grade: suas colunas a partir de {{first}} não têm lugar.\nCole-as mais à esquerda, ou mostre mais colunas.',
  grid_block_empty: 'Não é possível ler o que foi colado.\nCopie as células novamente.',
};
