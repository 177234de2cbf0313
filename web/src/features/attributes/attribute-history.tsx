import { attributeGroups, attributeTypes, unitFamilies } from '@quarry/contracts/attributes';
import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { familyText, groupText, typeText } from './attribute.columns.tsx';
import { attributesMessages } from './attributes.messages.ts';
import type { AttributeDetailFragment } from './attributes.operations.generated.ts';

function useAttributeWords(): FieldWords {
  const t = useMessages(attributesMessages);
  const localeName = useLocaleNames();
  const fields = {
    code: t('code'),
    aliases: t('aliases'),
    group: t('group'),
    position: t('position'),
    type: t('type'),
    unitFamily: t('unitFamily'),
    unit: t('unit'),
    isLocalized: t('byLanguage'),
    isChannelLevel: t('byChannel'),
    isVariantLevel: t('ofVariant'),
    pattern: t('pattern'),
    minLength: t('minLength'),
    maxLength: t('maxLength'),
    minimum: t('minimum'),
    maximum: t('maximum'),
    choices: t('choices'),
    isUnique: t('isUnique'),
  };
  const values = {
    type: Object.fromEntries(attributeTypes.map((type) => [type, typeText(t, type)])),
    unitFamily: Object.fromEntries(unitFamilies.map((family) => [family, familyText(t, family)])),
    group: Object.fromEntries(attributeGroups.map((group) => [group, groupText(t, group)])),
  };
  const texts = new Map([
    ['names', t('name')],
    ['helps', t('help')],
  ]);
  /** `names.de` is the name in German. */
  const fieldText = (name: string) => {
    const [field = '', locale] = name.split('.');
    if (field === 'options') return t('options');
    const label = texts.get(field);
    return label === undefined || locale === undefined ? label : `${label} (${localeName(locale)})`;
  };
  /** An option with what it is called in each language. */
  const valueText = (name: string, value: unknown) =>
    name.startsWith('options.') ? optionText(value as AuditedOption) : undefined;
  return { fields, values, fieldText, valueText };
}

type AuditedOption = { code: string; labels: Record<string, string>; color: string | null };

function optionText({ code, labels, color }: AuditedOption): string {
  return [code, ...Object.values(labels), ...(color === null ? [] : [color])].join(', ');
}

export const AttributeWords: WithFieldWords = ({ children }) => children(useAttributeWords());

export function AttributeHistory({ attribute: { id, version } }: { attribute: AttributeDetailFragment }) {
  return <RecordHistory entity="attribute" id={id} version={version} words={useAttributeWords()} />;
}
