import type { Translation } from '../../i18n/index.ts';
import type { english } from './shortcuts.messages.ts';

export const translation: Translation<typeof english> = {
  ofScreen: 'Sur cet écran',
  everywhere: 'Partout',
  goTo: 'Aller à',
  toMessage: 'Vers le dernier message, par exemple celui avec « Défaire »',
  close: 'Fermer',
  single: 'Raccourcis à une seule touche',
  singleHelp:
    'Désactivez-les si vous dictez ou appuyez sur des touches par mégarde. Flèches, Entrée, Échap et touches avec Ctrl, Alt ou Cmd restent actives. Retenu dans ce navigateur.',
  backHere:
    'Le point d’interrogation en fait partie : on revient à cette liste par {{keys}} puis « {{list}} », ou par le menu « {{account}} ».',
};
