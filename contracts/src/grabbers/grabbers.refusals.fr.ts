import type { english } from './grabbers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'grabber.archived': 'Un extracteur archivé ne lit rien.\nAjoutez-en un nouveau pour sa boutique.',
  'grabber.reads_pages':
    'Un extracteur de pages lit ce que son crawler récupère.\nDémarrez le crawler, ou relisez les pages conservées.',
  'grabber.reads_feed': 'Un flux est lu à neuf chaque fois.\nDémarrez-le sans relecture.',
  'grabber.runs': 'Une extraction est en cours.\nAttendez qu’elle se termine.',
  'grabber.test_missing':
    'Un extracteur de pages devient actif dès qu’il a lu, avec ces réglages, une offre sur une page conservée.\nOuvrez d’abord l’atelier sur une telle page.',
  'grabber.run_missing':
    'Un extracteur de flux devient actif dès qu’une extraction avec ces réglages l’a lu.\nRécupérez d’abord le flux.',
  'grabber.transition': 'Un extracteur dans cet état ({{from}}) ne peut pas passer à : {{to}}.\nPossible : {{ways}}.',
  'grabber.transition:end': 'Un extracteur dans cet état ({{from}}) ne peut pas passer à : {{to}}. Il reste tel quel.',
};
