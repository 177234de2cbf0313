import type { english } from './crawlers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'crawler.archived': 'Ein archivierter Crawler läuft nicht.\nLegen Sie für seinen Shop einen neuen an.',
  'crawler.draft':
    'Ein Entwurf läuft nicht.\nMachen Sie zuerst einen Testlauf, und schalten Sie den Crawler dann aktiv.',
  'crawler.transition': 'Ein Crawler in diesem Zustand ({{from}}) kann nicht {{to}} werden.\nMöglich ist: {{ways}}.',
  'crawler.transition:end': 'Ein Crawler in diesem Zustand ({{from}}) kann nicht {{to}} werden; er bleibt, wie er ist.',
  'crawler.dry_run_missing':
    'Ein Crawler wird aktiv, sobald ein Testlauf mit diesen Einstellungen gelungen ist.\nMachen Sie zuerst einen Testlauf.',
  'crawl_run.waiting': 'Ein Lauf dieses Crawlers wartet schon, bis er an der Reihe ist.',
  'crawl_run.accept_by_person': 'Nur ein Mensch kann einen Lauf als neues Übliches annehmen.',
  'crawl_run.other_live': 'Ein anderer Lauf dieses Crawlers ist im Gange.\nWarten Sie sein Ende ab.',
  'crawl_run.filling':
    'Der Lauf gehört zum Import der Demodaten, der Tag für Tag crawlt.\nWarten Sie dessen Ende ab, oder brechen Sie den Lauf ab.',
  settings_unusable: 'So lassen sich diese Einstellungen nicht verwenden.\nSiehe {{fields}}.',
};
