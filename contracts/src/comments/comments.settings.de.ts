import type { english } from './comments.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  commentWords: 'Wörter, die einen Kommentar markieren',
  'commentWords.help':
    'Wörter, durch Kommas getrennt. Ein Kommentar mit einem davon wird markiert; entscheiden müssen Menschen.',
  commentsApproveVerified: 'Unmarkierte Bewertungen verifizierter Käufe freigeben',
  'commentsApproveVerified.help':
    'Eine Bewertung ohne Markierung, deren Kauf verifiziert ist, wird von selbst freigegeben. Alle anderen warten auf eine Entscheidung.',
};
