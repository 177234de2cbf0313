import type { english } from './audit.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  FIELDS_NOT_YOURS: 'Não pode alterar estes campos: {{fields}}.\nPeça a um administrador um papel que possa.',
  not_revertible: 'Esta alteração já foi anulada, ou não pode sê-lo.',
  change_gone:
    'Esta alteração foi eliminada com o início do registo de alterações, que só é mantido por algum tempo.\nEdite o registo à mão.',
  changed_since: 'Alguém alterou estes campos entretanto.\nEdite-os à mão.',
  created_changed_since:
    'Alguém alterou este registo depois de ser criado.\nAbra-o para ver o que mudou e elimine-o à mão se já não for preciso.',
  not_possible: 'O que estava aqui antes já não é possível, ou é igual ao de agora.',
};
