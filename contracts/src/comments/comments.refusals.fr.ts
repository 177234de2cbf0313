import type { english } from './comments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  COMMENT_REASON: 'Choisissez un motif.',
  COMMENT_ALREADY: 'Le commentaire est déjà dans cet état ({{state}}).',
  COMMENT_NO_WAY: 'Un commentaire dans cet état ({{from}}) ne peut pas devenir {{to}}.\nPossible : {{ways}}.',
  'comment:PENDING': 'en attente',
  'comment:APPROVED': 'approuvé',
  'comment:REJECTED': 'refusé',
  'comment:SPAM': 'indésirable',
  'comment:HIDDEN': 'masqué',
  COMMENT_REPLIES_one: 'Il a {{count}} réponse publiée : retirez-la d’abord.',
  COMMENT_REPLIES_other: 'Il a {{count}} réponses publiées : retirez-les d’abord.',
  COMMENT_NOT_SHOWN: 'Seul un commentaire affiché peut être signalé.\nCelui-ci est {{state}}.',
  COMMENT_NO_TEXT: 'Aucun texte modifié du commentaire n’attend de décision.',
  COMMENT_NOT_APPROVED: 'Approuvez le commentaire avant de répondre en public.',
  COMMENT_ANSWERED: 'L’avis a une réponse publiée.\nRetirez-la d’abord.',
  REPLY_ALREADY: 'La réponse est déjà dans cet état ({{state}}).',
  REPLY_NO_WAY: 'Une réponse dans cet état ({{from}}) ne peut pas devenir {{to}}.\nÉcrivez-en une nouvelle.',
  REPLY_STANDS: 'Seul un brouillon se modifie.\nRetirez la réponse et écrivez-en une nouvelle.',
  'reply:DRAFT': 'brouillon',
  'reply:PUBLISHED': 'publiée',
  'reply:WITHDRAWN': 'retirée',
};
