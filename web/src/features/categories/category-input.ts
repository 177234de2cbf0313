import { categoryRefusal, type CategoryDraft } from '@quarry/contracts/categories';
import type { LocalTexts } from '@quarry/contracts/common';
import { useWording } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import type { LocaleText } from '../../ui/locale-texts/index.ts';
import type { CreateCategoryMutationVariables } from './categories.operations.generated.ts';

/** What a form holds as the server takes it. */
export function inputOf(draft: CategoryDraft): CreateCategoryMutationVariables['input'] {
  const { names, slugs, descriptions, pictureAlts, ...rest } = draft;
  return {
    ...rest,
    names: linesOf(names),
    slugs: slugs && linesOf(slugs),
    descriptions: descriptions && linesOf(descriptions),
    pictureAlts: pictureAlts && linesOf(pictureAlts),
  };
}

/** In the order of the form's fields, by which the server names what it refuses. */
function linesOf(texts: LocalTexts): LocaleText[] {
  return Object.entries(texts).map(([locale, text]) => ({ locale, text }));
}

type SlugTaken = { __typename: 'CategorySlugTaken'; slug: string; locale: string };

/** Says at the slug of a locale that it is taken. */
export function useSlugTaken(): (taken: SlugTaken) => SaveOutcome {
  const { reason } = useWording();
  return (taken) => ({ kind: 'refused', field: `slugs.${taken.locale}`, text: reason(categoryRefusal(taken)) });
}
