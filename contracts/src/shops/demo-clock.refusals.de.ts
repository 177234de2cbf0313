import type { english } from './demo-clock.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  bad_days: 'Die Uhr geht um 1 bis {{most}} ganze Tage auf einmal vor.',
  no_demo_shops: 'Hier laufen keine Demo-Shops.\nStarten Sie Quarry mit QUARRY_DEMO_SHOPS=on.',
  demo_import_not_stopped:
    'Der Import der Demodaten ist nicht stehen geblieben.\nLaden Sie die Seite neu, um zu sehen, wie weit er ist.',
  demo_filling:
    'Der Import der Demodaten stellt die Uhr der Demo-Shops Tag für Tag weiter; von Hand geht es, sobald er beendet ist.',
  refused_by_shops: 'Die Demo-Shops lehnen ab: {{cause}}',
  demo_shops_silent:
    'Die Demo-Shops antworten nicht; vielleicht starten sie gerade. Versuchen Sie es gleich noch einmal.',
};
