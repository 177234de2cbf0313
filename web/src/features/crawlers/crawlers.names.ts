import type { Names } from '../../i18n/index.ts';

export const names = {
  crawlers: { en: 'Crawlers', de: 'Crawler', fr: 'Crawlers', pt: 'Rastreadores' },
  addCrawler: { en: 'Add crawler', de: 'Crawler hinzufügen', fr: 'Ajouter un crawler', pt: 'Adicionar rastreador' },
  crawler: { en: 'Crawler', de: 'Crawler', fr: 'Crawler', pt: 'Rastreador' },
  editCrawler: { en: 'Edit crawler', de: 'Crawler bearbeiten', fr: 'Modifier le crawler', pt: 'Editar rastreador' },
  crawlRuns: { en: 'Crawl runs', de: 'Crawls', fr: 'Crawls', pt: 'Rastreios' },
  crawl_run: { en: 'Crawl run', de: 'Crawl', fr: 'Crawl', pt: 'Rastreio' },
  crawlFetches: { en: 'Fetches', de: 'Abrufe', fr: 'Requêtes', pt: 'Pedidos' },
  crawlRunPages: { en: 'Pages', de: 'Seiten', fr: 'Pages', pt: 'Páginas' },
  'kind.crawl': { en: 'Crawl run', de: 'Crawl', fr: 'Crawl', pt: 'Rastreio' },
  'kind.dry_run': { en: 'Dry run', de: 'Testlauf', fr: 'Essai à blanc', pt: 'Execução de teste' },
  'bulk.crawlers.start': {
    en: 'Start crawlers',
    de: 'Crawler starten',
    fr: 'Lancer des crawlers',
    pt: 'Iniciar rastreadores',
  },
  'bulk.crawlers.pause': {
    en: 'Pause crawlers',
    de: 'Crawler pausieren',
    fr: 'Mettre des crawlers en pause',
    pt: 'Pausar rastreadores',
  },
} satisfies Names;
