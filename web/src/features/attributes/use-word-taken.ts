import { reasoned } from '@quarry/contracts/wording';
import { useWording } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';

type WordTaken = { field: string; word: string; name: string; isBinned: boolean };

/** Says at the code or the aliases which other attribute answers to the word. */
export function useWordTaken(): (taken: WordTaken) => SaveOutcome {
  const { reason } = useWording();
  return ({ field, word, name, isBinned }) => ({
    kind: 'refused',
    field,
    text: reason(reasoned(isBinned ? 'ATTRIBUTE_WORD_TAKEN_IN_BIN' : 'ATTRIBUTE_WORD_TAKEN', { name, word })),
  });
}
