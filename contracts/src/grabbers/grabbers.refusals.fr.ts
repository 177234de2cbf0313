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
  'grabber.replay_waits':
    'Une relecture de cet extracteur attend une décision.\nIl faut d’abord l’appliquer ou l’abandonner.',
  'grabber.page_too_slow':
    'La lecture de cette page a duré plus de {{seconds}} s et a été arrêtée.\nUtilisez un sélecteur plus simple, ou testez sur une page plus petite.',
  'grabber.reading_busy': 'Trop de pages sont lues en ce moment.\nRéessayez dans quelques secondes.',
  'replay.rows_gone':
    'Les pages préparées de cette relecture ne sont plus là ; elles sont gardées 30 jours.\nRelire les pages enregistrées.',
  'replay.later_applied':
    'Une relecture plus récente de cet extracteur a été appliquée.\nIl faut d’abord annuler celle-là.',
  'replay.no_way':
    'Une relecture dans l’état « {{from}} » ne peut pas passer à « {{to}} ».\nRecharger la page pour voir l’état actuel.',
  'replay_state:reading': 'en lecture',
  'replay_state:waiting': 'en attente d’une décision',
  'replay_state:applying': 'en cours d’application',
  'replay_state:applied': 'appliquée',
  'replay_state:part_applied': 'appliquée en partie',
  'replay_state:same': 'sans différence',
  'replay_state:discarded': 'abandonnée',
  'replay_state:taking_back': 'en cours d’annulation',
  'replay_state:taken_back': 'annulée',
  'replay_state:part_taken_back': 'annulée en partie',
};
