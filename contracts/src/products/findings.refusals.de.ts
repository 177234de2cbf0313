import type { english } from './findings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  finding_other_family: 'Diese Einheit passt nicht zur Eigenschaft.',
  finding_not_positive: 'Eine Menge, die nicht über null liegt, ist hier kein Wert.',
  finding_no_unit: 'Die Zahl hat keine Einheit.',
  finding_unread: 'Nichts darin lässt sich als diese Eigenschaft lesen.',
  finding_too_short: 'Der Text hat weniger als {{least}} Zeichen.',
  finding_too_long: 'Der Text hat mehr als {{most}} Zeichen.',
  finding_too_small: 'Das liegt unter {{least}}.',
  finding_too_large: 'Das liegt über {{most}}.',
  finding_not_a_choice: 'Die Eigenschaft erlaubt diesen Text nicht.',
  finding_not_of_the_pattern: 'Das entspricht nicht dem Muster {{pattern}}.',
  finding_taken: 'Ein anderes Produkt hat diesen Text bereits.',
};
