import type { Names } from '../../i18n/index.ts';

export const names = {
  comments: { en: 'Comments', de: 'Kommentare', fr: 'Commentaires', pt: 'Comentários' },
  commentList: { en: 'All comments', de: 'Alle Kommentare', fr: 'Tous les commentaires', pt: 'Todos os comentários' },
  comment: { en: 'Comment', de: 'Kommentar', fr: 'Commentaire', pt: 'Comentário' },
  comment_reply: {
    en: 'Reply to a comment',
    de: 'Antwort auf einen Kommentar',
    fr: 'Réponse à un commentaire',
    pt: 'Resposta a um comentário',
  },
  saved_reply: { en: 'Saved reply', de: 'Gespeicherte Antwort', fr: 'Réponse enregistrée', pt: 'Resposta guardada' },
  'bulk.comments.approve': {
    en: 'Approve comments',
    de: 'Kommentare freigeben',
    fr: 'Approuver des commentaires',
    pt: 'Aprovar comentários',
  },
  'bulk.comments.reject': {
    en: 'Reject comments',
    de: 'Kommentare ablehnen',
    fr: 'Refuser des commentaires',
    pt: 'Rejeitar comentários',
  },
  'bulk.comments.spam': {
    en: 'Mark comments as spam',
    de: 'Kommentare als Spam markieren',
    fr: 'Marquer des commentaires comme indésirables',
    pt: 'Marcar comentários como spam',
  },
  'bulk.comments.hide': {
    en: 'Hide comments',
    de: 'Kommentare verbergen',
    fr: 'Masquer des commentaires',
    pt: 'Ocultar comentários',
  },
  'bulk.comments.delete': {
    en: 'Delete comments',
    de: 'Kommentare löschen',
    fr: 'Supprimer des commentaires',
    pt: 'Eliminar comentários',
  },
} satisfies Names;
