import type { Translation } from '../../../i18n/index.ts';
import type { english } from './licence.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Licence des exemples',
  copy: 'Copier les conditions',
  copied: 'Les conditions sont dans le presse-papiers',
  useTitle: 'Ce qui est permis',
  useText:
    'Vous pouvez utiliser, copier et modifier les écrans d’exemple, leurs lignes, textes et images, pour vous ou pour des clients, contre paiement ou non. Personne n’est à demander ni à nommer.',
  dataTitle: 'Ce que sont les données',
  dataText:
    'Les personnes, boutiques, produits, lettres et chiffres sont inventés. Toute ressemblance est un hasard. Les titres de films sont des faits ; leur ordre est le nôtre.',
  keepTitle: 'Ce qui est gardé',
  keepText:
    'Rien. Ce que vous saisissez dans un exemple vit jusqu’au rechargement de la page et n’atteint aucun serveur.',
  promiseTitle: 'Ce qui n’est pas promis',
  promiseText: 'Les exemples sont fournis tels quels, sans garantie. Qui bâtit dessus vérifie ce qu’il a bâti.',
};
