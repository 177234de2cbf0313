import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';

function useCategoryWords(): FieldWords {
  const t = useMessages(categoriesMessages);
  const localeName = useLocaleNames();
  const fields = {
    parentId: t('parent'),
    position: t('position'),
    status: t('status'),
    taxClass: t('taxClass'),
    mergedFrom: t('mergedFrom'),
    mergedInto: t('mergedInto'),
  };
  const values = { status: { ACTIVE: t('ACTIVE'), HIDDEN: t('HIDDEN') } };
  const texts = new Map([
    ['names', t('name')],
    ['slugs', t('slug')],
    ['descriptions', t('description')],
  ]);
  /** `names.de` is the name in German. */
  const fieldText = (name: string) => {
    const [field = '', locale] = name.split('.');
    const label = texts.get(field);
    return label === undefined || locale === undefined ? label : `${label} (${localeName(locale)})`;
  };
  return { fields, values, fieldText };
}

export const CategoryWords: WithFieldWords = ({ children }) => children(useCategoryWords());

export function CategoryHistory({ category: { id, version } }: { category: CategoryDetailFragment }) {
  return <RecordHistory entity="category" id={id} version={version} words={useCategoryWords()} />;
}
