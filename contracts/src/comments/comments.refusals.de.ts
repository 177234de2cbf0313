import type { english } from './comments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  COMMENT_REASON: 'Wählen Sie einen Grund.',
  COMMENT_ALREADY: 'Der Kommentar ist schon in diesem Zustand ({{state}}).',
  COMMENT_NO_WAY: 'Ein Kommentar in diesem Zustand ({{from}}) kann nicht {{to}} werden.\nMöglich ist: {{ways}}.',
  'comment:PENDING': 'wartend',
  'comment:APPROVED': 'freigegeben',
  'comment:REJECTED': 'abgelehnt',
  'comment:SPAM': 'Spam',
  'comment:HIDDEN': 'verborgen',
  COMMENT_REPLIES_one: 'Er hat {{count}} veröffentlichte Antwort: Ziehen Sie sie zuerst zurück.',
  COMMENT_REPLIES_other: 'Er hat {{count}} veröffentlichte Antworten: Ziehen Sie sie zuerst zurück.',
  COMMENT_NOT_SHOWN: 'Nur ein Kommentar, der angezeigt wird, kann gemeldet werden.\nDieser ist {{state}}.',
  COMMENT_NO_TEXT: 'Kein geänderter Text des Kommentars wartet auf eine Entscheidung.',
  COMMENT_NOT_APPROVED: 'Geben Sie den Kommentar frei, bevor Sie öffentlich antworten.',
  COMMENT_ANSWERED: 'Die Bewertung hat eine veröffentlichte Antwort.\nZiehen Sie sie zuerst zurück.',
  REPLY_ALREADY: 'Die Antwort ist schon in diesem Zustand ({{state}}).',
  REPLY_NO_WAY: 'Eine Antwort in diesem Zustand ({{from}}) kann nicht {{to}} werden.\nSchreiben Sie eine neue.',
  REPLY_STANDS: 'Nur ein Entwurf wird geändert.\nZiehen Sie die Antwort zurück, und schreiben Sie eine neue.',
  'reply:DRAFT': 'Entwurf',
  'reply:PUBLISHED': 'veröffentlicht',
  'reply:WITHDRAWN': 'zurückgezogen',
};
