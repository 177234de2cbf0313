import type { english } from './products.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  BRAND_ARCHIVED:
    'A marca {{brand}} está arquivada, pelo que os seus produtos não podem estar ativos.\nRestaure primeiro a marca.',
  already_there: 'O produto já está neste estado: {{status}}.',
  no_such_move: 'Um produto neste estado ({{from}}) não pode passar a: {{to}}.\nPossível: {{ways}}.',
  'status:DRAFT': 'rascunho',
  'status:IN_REVIEW': 'em revisão',
  'status:REJECTED': 'rejeitado',
  'status:ACTIVE': 'ativo',
  'status:UNLISTED': 'não listado',
  'status:ARCHIVED': 'arquivado',
};
