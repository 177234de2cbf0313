import type { Names } from '../../i18n/index.ts';

export const names = {
  offers: { en: 'Offers', de: 'Angebote', fr: 'Offres', pt: 'Ofertas' },
  addOffer: {
    en: 'Add own offer',
    de: 'Eigenes Angebot hinzufügen',
    fr: 'Ajouter une offre propre',
    pt: 'Adicionar oferta própria',
  },
  offer: { en: 'Offer', de: 'Angebot', fr: 'Offre', pt: 'Oferta' },
  price_point: { en: 'Price point', de: 'Preispunkt', fr: 'Point de prix', pt: 'Ponto de preço' },
  own_offer: { en: 'Own price', de: 'Eigener Preis', fr: 'Prix propre', pt: 'Preço próprio' },
} satisfies Names;
