import type { english } from './grid.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  grid_not_open: 'Estas alterações já foram aplicadas ou descartadas.\nRecarregue a página.',
  grid_nothing: 'Nenhuma edição aqui alteraria um registo.\nEdite uma célula, ou corrija as recusadas.',
  grid_no_step: 'Já não há nenhum passo para desfazer.\nEdite a célula de novo.',
  'import_empties:grid':
    'Isto esvaziaria campos de {{count}} registos.\nConfirme exatamente esse número, ou desfaça estas edições.',
  'ROW_CHANGED:since_edit':
    'O valor foi alterado noutro lugar depois de ser editado aqui.\nIntroduza o valor de novo, ou desfaça a edição.',
  grid_place_gone: 'A linha de início já não está na lista.\nRecarregue a lista, e escolha a linha de novo.',
  grid_too_many: 'Um passo inclui no máximo {{limit}} linhas.\nDivida-o em vários passos.',
  grid_rows_gone_one:
    'Um destes registos já não existe, ou já não o pode ver.\nRecarregue a lista, e repita a edição onde ela falta.',
  grid_rows_gone_other:
    '{{count}} destes registos já não existem, ou já não os pode ver.\nRecarregue a lista, e repita a edição onde ela falta.',
  grid_cells_closed: 'Não pode alterar {{column}} aqui.\nPeça a um administrador um papel que o permita.',
  'grid_cells_closed:rows':
    'Linhas {{rows}} do bloco: não pode alterar {{column}} aí.\nPeça a um administrador um papel que o permita.',
  grid_cells_shown_only: '{{column}} só é mostrado aqui.\nAltere o valor na página do registo.',
  'grid_cells_shown_only:rows':
    'Linhas {{rows}} do bloco: {{column}} só é mostrado aqui.\nAltere o valor na página do registo.',
  grid_cells_of_variants:
    'Um registo com várias variantes tem {{column}} para cada uma delas.\nAltere o valor na página do registo.',
  'grid_cells_of_variants:rows':
    'Linhas {{rows}} do bloco: um registo com várias variantes tem {{column}} para cada uma delas.\nAltere o valor na página do registo.',
  grid_block_too_long:
    'O bloco é mais longo do que a lista: as suas linhas a partir de {{first}} não têm lugar.\nCole-as mais acima, ou altere os filtros.',
  grid_block_too_wide:
    'O bloco é mais largo do que a grelha: as suas colunas a partir de {{first}} não têm lugar.\nCole-as mais à esquerda, ou mostre mais colunas.',
  grid_block_empty: 'Não é possível ler o que foi colado.\nCopie as células de novo.',
};
