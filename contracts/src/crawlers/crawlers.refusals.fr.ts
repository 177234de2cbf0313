import type { english } from './crawlers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'crawler.archived': 'Un crawler archivé ne tourne pas.\nAjoutez-en un nouveau pour sa boutique.',
  'crawler.draft': 'Un brouillon ne tourne pas.\nFaites d’abord un essai à blanc, puis activez le crawler.',
  'crawler.transition': 'Un crawler dans cet état ({{from}}) ne peut pas passer à : {{to}}.\nPossible : {{ways}}.',
  'crawler.transition:end': 'Un crawler dans cet état ({{from}}) ne peut pas passer à : {{to}}. Il reste tel quel.',
  'crawler.dry_run_missing':
    'Un crawler devient actif dès qu’un essai à blanc avec ces réglages a réussi.\nFaites d’abord un essai à blanc.',
  'crawl_run.waiting': 'Un crawl de ce crawler attend déjà son tour.',
  'crawl_run.accept_by_person': 'Seule une personne peut accepter un crawl comme nouvelle norme.',
  'crawl_run.other_live': 'Un autre crawl est en cours.\nAttendez qu’il se termine.',
  'crawl_run.filling':
    'Cette exécution appartient à l’import des données de démonstration, qui crawle jour après jour.\nAttendez-en la fin ou annulez l’exécution.',
  settings_unusable: 'Ces réglages ne peuvent pas être utilisés tels quels.\nVoir {{fields}}.',
};
