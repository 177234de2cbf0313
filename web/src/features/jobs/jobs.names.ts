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
  retention_run: {
    en: 'Retention run',
    de: 'Aufbewahrungslauf',
    fr: 'Exécution de conservation',
    pt: 'Execução da retenção',
  },
  'kind.retention': { en: 'Retention', de: 'Aufbewahrung', fr: 'Conservation', pt: 'Retenção' },
  'kind.bulk': { en: 'Bulk action', de: 'Sammelaktion', fr: 'Action groupée', pt: 'Ação em massa' },
} satisfies Names;
