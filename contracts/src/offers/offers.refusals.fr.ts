import type { english } from './offers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  price_point_decided: 'Ce prix a déjà été décidé.\nRegardez de nouveau l’offre.',
  'own_price:below_cost':
    'Le prix {{price}} est inférieur au coût {{cost}}.\nConfirmez pour l’enregistrer tout de même.',
  'own_price:far_below_list':
    'Le prix {{price}} est inférieur de plus de 60 % au prix catalogue {{listPrice}}.\nConfirmez pour l’enregistrer tout de même.',
  offer_not_own:
    'Cette offre est lue dans une boutique qui n’est pas la vôtre : son prix ne se saisit pas.\nChoisissez une offre d’une de vos boutiques.',
};
