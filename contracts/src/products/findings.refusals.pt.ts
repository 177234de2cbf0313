import type { english } from './findings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  finding_other_family: 'Esta unidade não serve para o atributo.',
  finding_not_positive: 'Uma quantidade que não é superior a zero não é um valor aqui.',
  finding_no_unit: 'O número não tem unidade.',
  finding_unread: 'Nada nele se lê como este atributo.',
  finding_too_short: 'O texto tem menos de {{least}} caracteres.',
  finding_too_long: 'O texto tem mais de {{most}} caracteres.',
  finding_too_small: 'Está abaixo de {{least}}.',
  finding_too_large: 'Está acima de {{most}}.',
  finding_not_a_choice: 'O atributo não admite este texto.',
  finding_not_of_the_pattern: 'Não corresponde ao padrão {{pattern}}.',
  finding_taken: 'Outro produto já tem este texto.',
};
