import type { english } from './offers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  price_point_decided: 'Dieser Preis ist schon entschieden.\nSehen Sie sich das Angebot noch einmal an.',
  'own_price:below_cost':
    'Der Preis {{price}} liegt unter den Kosten {{cost}}.\nBestätigen Sie, um ihn trotzdem zu speichern.',
  'own_price:far_below_list':
    'Der Preis {{price}} liegt mehr als 60 % unter dem Listenpreis {{listPrice}}.\nBestätigen Sie, um ihn trotzdem zu speichern.',
  offer_not_own:
    'Dieses Angebot wird von einem Shop gelesen, der kein eigener ist; sein Preis wird nicht eingegeben.\nWählen Sie ein Angebot eines eigenen Shops.',
};
