import type { Translation } from '../../../i18n/index.ts';
import type { english } from './layouts.messages.ts';

export const translation: Translation<typeof english> = {
  collapseMenuText:
    'Le menu ne montre que ses icônes tant que vous êtes ici. Dépliez-le et repliez-le à votre gré : rien n’est gardé, et en partant vous retrouvez le menu choisi.',
  layoutBoxedText:
    'Le contenu reste dans 1200 pixels au milieu d’une large fenêtre. En partant, vous retrouvez la largeur choisie.',
  withoutMenuText: 'Toute la fenêtre appartient à la page. Le bouton au début de l’en-tête ouvre le menu par-dessus.',
  layoutBlankText: 'Ni menu, ni en-tête, ni pied de page : une page seule, comme un avis ou un document à imprimer.',
};
