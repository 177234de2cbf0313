import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import type { FieldWords, NameOf, WithFieldWords } from '../../ui/routing/index.ts';
import { taxonomiesMessages } from './taxonomies/taxonomies.messages.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';

function useCategoryWords(): FieldWords {
  const t = useMessages(categoriesMessages);
  const localeName = useLocaleNames();
  const tTaxonomies = useMessages(taxonomiesMessages);
  const fields = {
    parentId: t('parent'),
    position: t('position'),
    status: t('status'),
    taxClass: t('taxClass'),
    templateOrder: t('templateOrder'),
    googleNode: tTaxonomies('googleNode'),
    shopifyNode: tTaxonomies('shopifyNode'),
    pictureId: t('picture'),
  };
  const values = { status: { ACTIVE: t('ACTIVE'), HIDDEN: t('HIDDEN') } };
  const texts = new Map([
    ['names', t('name')],
    ['slugs', t('slug')],
    ['descriptions', t('description')],
    ['pictureAlts', t('pictureAlt')],
  ]);
  /** By the attribute that is said something of. */
  const parts = new Map<string, 'templateField' | 'templateVariantsField' | 'templateGroupsField'>([
    ['template', 'templateField'],
    ['templateVariants', 'templateVariantsField'],
    ['templateGroups', 'templateGroupsField'],
  ]);
  /** `names.de` is the name in German. */
  const fieldText = (name: string, nameOf: NameOf) => {
    const [field = '', locale] = name.split('.');
    const part = parts.get(field);
    if (part !== undefined && locale !== undefined) return t(part, { name: nameOf(locale) ?? '' });
    const label = texts.get(field);
    return label === undefined || locale === undefined ? label : `${label} (${localeName(locale)})`;
  };
  return { fields, values, fieldText };
}

export const CategoryWords: WithFieldWords = ({ children }) => children(useCategoryWords());

export function CategoryHistory({ category: { id, version } }: { category: CategoryDetailFragment }) {
  return <RecordHistory entity="category" id={id} version={version} words={useCategoryWords()} />;
}
