/** Refusals of offers: the reason, and after a line break the next step. */
export const english = {
  price_point_decided: 'This price was decided already.\nLook at the offer again.',
  'own_price:below_cost': 'The price {{price}} is below the cost {{cost}}.\nConfirm to save it all the same.',
  'own_price:far_below_list':
    'The price {{price}} is more than 60 % below the list price {{listPrice}}.\nConfirm to save it all the same.',
  offer_not_own:
    'This offer is read from a shop that is not your own, so its price is not typed.\nChoose an offer of one of your own shops.',
} as const;
