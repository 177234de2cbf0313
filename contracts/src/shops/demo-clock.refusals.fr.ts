import type { english } from './demo-clock.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  bad_days: 'L’horloge avance de 1 à {{most}} jours entiers à la fois.',
  no_demo_shops: 'Aucune boutique de démonstration ne tourne ici.\nDémarrez Quarry avec QUARRY_DEMO_SHOPS=on.',
  demo_import_not_stopped:
    'L’importation des données de démonstration n’est pas arrêtée.\nRechargez la page pour voir où elle en est.',
  demo_filling:
    'L’import des données de démonstration avance l’horloge des boutiques de démonstration jour après jour ; à la main, ce sera possible dès qu’il sera terminé.',
  refused_by_shops: 'Les boutiques de démonstration refusent : {{cause}}',
  demo_shops_silent: 'Les boutiques de démonstration ne répondent pas ; elles démarrent peut-être. Réessayez bientôt.',
};
