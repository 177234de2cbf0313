import type { english } from './comments.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  commentWords: 'Mots qui signalent un commentaire',
  'commentWords.help':
    'Des mots séparés par des virgules. Un commentaire qui en contient un est signalé ; une personne décide.',
  commentsApproveVerified: 'Approuver les avis sans signalement d’achats vérifiés',
  'commentsApproveVerified.help':
    'Un avis sans signalement dont l’achat est vérifié est approuvé automatiquement. Tous les autres attendent une décision.',
};
