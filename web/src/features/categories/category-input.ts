import { categoryRefusal, type CategoryDraft } from '@quarry/contracts/categories';
import { contentLocales, localTextLines, type LocalTexts } from '@quarry/contracts/common';
import { useWording } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import type { CreateCategoryMutationVariables } from './categories.operations.generated.ts';

/** What a form holds as the server takes it. */
export function inputOf({
  names,
  slugs,
  descriptions,
  ...rest
}: CategoryDraft): CreateCategoryMutationVariables['input'] {
  const lines = (texts: LocalTexts | null) => texts && localTextLines(texts, contentLocales);
  return {
    ...rest,
    names: localTextLines(names, contentLocales),
    slugs: lines(slugs),
    descriptions: lines(descriptions),
  };
}

type SlugTaken = { __typename: 'CategorySlugTaken'; slug: string; locale: string };

/** Says at the slug of a locale that it is taken. */
export function useSlugTaken(): (taken: SlugTaken) => SaveOutcome {
  const { reason } = useWording();
  return (taken) => ({ kind: 'refused', field: `slugs.${taken.locale}`, text: reason(categoryRefusal(taken)) });
}
