import type { english } from './retention.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  retentionBytesDays: 'Garder les pages conservées',
  'retentionBytesDays.help':
    'Les octets plus anciens des pages sont supprimés. Les plus récents de chaque page restent, comme ce sur quoi repose une valeur, une proposition ouverte ou un point de prix.',
  retentionFetchMonths: 'Garder les requêtes de pages',
  'retentionFetchMonths.help':
    'Les mois plus anciens de requêtes sont supprimés. La plus récente de chaque page reste, comme chacune sur laquelle repose un instantané gardé.',
  retentionSnapshotMonths: 'Garder les instantanés d’offres',
  'retentionSnapshotMonths.help':
    'Les mois plus anciens d’instantanés sont supprimés. Ce qu’une offre montre reste, comme ce sur quoi repose une valeur, une proposition ouverte ou un point de prix.',
  retentionRunDays: 'Garder les éléments d’exécutions',
  'retentionRunDays.help':
    'Les éléments des crawls, extractions, exécutions d’excavateur et traitements par lots terminés avant sont supprimés. Les exécutions restent, avec leurs totaux, et les cinq plus récentes de chaque source gardent les leurs.',
  retentionAuditMonths: 'Garder le journal des changements',
  'retentionAuditMonths.help':
    'Les changements plus anciens sont supprimés et ne peuvent plus être annulés ; les sceaux des autres restent valables. 0 les garde tous.',
  'effect.storageUncounted': 'Ce que cela libère est compté d’ici un jour.',
  'effect.storageFreesNothing': 'Rien de ce qui est gardé actuellement n’est supprimé.',
  'effect.storageFrees_one': '{{count}} entrée ({{bytes}}) est supprimée à la prochaine exécution.',
  'effect.storageFrees_other': '{{count}} entrées ({{bytes}}) sont supprimées à la prochaine exécution.',
  'effect.storageFreesLess_one': 'Seule {{count}} entrée ({{bytes}}) est supprimée à la prochaine exécution.',
  'effect.storageFreesLess_other': 'Seules {{count}} entrées ({{bytes}}) sont supprimées à la prochaine exécution.',
  'effect.storageFreesMonth_one': '{{month}} : {{count}} entrée, {{bytes}}',
  'effect.storageFreesMonth_other': '{{month}} : {{count}} entrées, {{bytes}}',
};
