import type { Names } from '../../i18n/index.ts';

export const names = {
  jobs: { en: 'Jobs', de: 'Jobs', fr: 'Tâches', pt: 'Tarefas' },
  bulk_run: { en: 'Bulk action', de: 'Sammelaktion', fr: 'Action groupée', pt: 'Ação em massa' },
  backgroundTasks: {
    en: 'Background tasks',
    de: 'Hintergrundaufgaben',
    fr: 'Tâches de fond',
    pt: 'Tarefas em segundo plano',
  },
  task: { en: 'Background task', de: 'Hintergrundaufgabe', fr: 'Tâche de fond', pt: 'Tarefa em segundo plano' },
  import: { en: 'Import', de: 'Import', fr: 'Import', pt: 'Importação' },
  'kind.import_check': {
    en: 'Check import',
    de: 'Import prüfen',
    fr: 'Vérifier l’import',
    pt: 'Verificar importação',
  },
  'kind.bulk': { en: 'Bulk action', de: 'Sammelaktion', fr: 'Action groupée', pt: 'Ação em massa' },
} satisfies Names;
