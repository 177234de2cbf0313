import type { english } from './retention.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  retentionBytesDays: 'Manter as páginas guardadas',
  'retentionBytesDays.help':
    'Os bytes mais antigos das páginas são eliminados. Os mais recentes de cada página ficam, tal como aquilo em que assenta um valor, uma proposta aberta ou um ponto de preço.',
  retentionFetchMonths: 'Manter os pedidos de páginas',
  'retentionFetchMonths.help':
    'Os meses mais antigos de pedidos são eliminados. O mais recente de cada página fica, tal como cada um em que assenta um instantâneo mantido.',
  retentionSnapshotMonths: 'Manter os instantâneos de ofertas',
  'retentionSnapshotMonths.help':
    'Os meses mais antigos de instantâneos são eliminados. O que uma oferta mostra fica, tal como aquilo em que assenta um valor, uma proposta aberta ou um ponto de preço.',
  retentionRunDays: 'Manter os elementos de execuções',
  'retentionRunDays.help':
    'Os elementos de rastreios, extrações, execuções de escavador e execuções em massa que terminaram antes são eliminados. As execuções ficam, com os seus totais, e as cinco mais recentes de cada origem mantêm os seus.',
  retentionAuditMonths: 'Manter o registo de alterações',
  'retentionAuditMonths.help':
    'As alterações mais antigas são eliminadas e já não podem ser revertidas; os selos das restantes continuam certos. 0 mantém todas.',
  'effect.storageUncounted': 'O que isto liberta é contado dentro de um dia.',
  'effect.storageFreesNothing': 'Nada do que está guardado agora é eliminado.',
  'effect.storageFrees_one': '{{count}} entrada com {{bytes}} é eliminada na próxima execução.',
  'effect.storageFrees_other': '{{count}} entradas com {{bytes}} são eliminadas na próxima execução.',
  'effect.storageFreesLess_one': 'Só {{count}} entrada com {{bytes}} é eliminada na próxima execução.',
  'effect.storageFreesLess_other': 'Só {{count}} entradas com {{bytes}} são eliminadas na próxima execução.',
  'effect.storageFreesMonth_one': '{{month}}: {{count}} entrada, {{bytes}}',
  'effect.storageFreesMonth_other': '{{month}}: {{count}} entradas, {{bytes}}',
};
