import type { english } from './comments.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  commentWords: 'Palavras que sinalizam um comentário',
  'commentWords.help':
    'Palavras separadas por vírgulas. Um comentário com uma delas é sinalizado; quem decide é uma pessoa.',
  commentsApproveVerified: 'Aprovar avaliações sem alertas de compras verificadas',
  'commentsApproveVerified.help':
    'Uma avaliação sem alertas cuja compra está verificada é aprovada automaticamente. Todas as outras aguardam uma decisão.',
};
