import {
  attributeGroups,
  attributeInput,
  hasOptions,
  isAttributeType,
  noRules,
  offeredTypes,
  rulesFor,
  unitFamilies,
  unitsOfFamily,
  type AttributeDraft,
  type AttributeRule,
} from '@quarry/contracts/attributes';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { formatUnit, useLanguage, useMessages } from '../../i18n/index.ts';
import {
  FixedFieldsContext,
  LinesField,
  NumberField,
  RecordForm,
  SelectField,
  SwitchField,
  TextField,
  useRecordForm,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { byLocale, issuesByLocale, LocaleTexts, useContentLocales } from '../../ui/locale-texts/index.ts';
import { Section } from '../../ui/record/index.ts';
import { familyText, groupText, typeText } from './attribute.columns.tsx';
import { byOptionLocale, labelPath, valuesOf, type AttributeValues } from './attribute-values.ts';
import { attributesMessages } from './attributes.messages.ts';
import { SharedTexts } from './shared-texts.tsx';
import { OptionFields } from './option-fields.tsx';
import type { AttributeDetailFragment, OptionUseFragment } from './attributes.operations.generated.ts';

type AttributeFormProps = {
  attribute?: AttributeDetailFragment;
  isReadOnly?: boolean;
  saveLabel?: string;
  onSave: (draft: AttributeDraft) => Promise<SaveOutcome>;
  /** Options that the last save left out though products have them. */
  optionUses?: readonly OptionUseFragment[];
};

const texts = ['names', 'helps'];
const fixed = ['code', 'type', 'unitFamily', 'isLocalized', 'isVariantLevel'];
const none: readonly string[] = [];

export function AttributeForm(props: AttributeFormProps) {
  const locales = useContentLocales();
  return locales && <FormInLocales {...props} locales={locales} />;
}

type FormInLocalesProps = AttributeFormProps & { locales: readonly string[] };

const noUses: readonly OptionUseFragment[] = [];

function FormInLocales({ attribute, locales, onSave, optionUses = noUses, ...rest }: FormInLocalesProps) {
  const t = useMessages(attributesMessages);
  const form = useRecordForm<AttributeValues, AttributeDraft>(
    byOptionLocale(byLocale(attributeInput(locales), texts)),
    valuesOf(attribute, locales),
  );
  const save = async (draft: AttributeDraft): Promise<SaveOutcome> => {
    const outcome = await onSave(draft);
    if (outcome.kind !== 'issues') return outcome;
    const values = form.getValues();
    const issues = issuesByLocale(outcome.issues, values, texts);
    return {
      kind: 'issues',
      issues: issues.map((issue) => ({ ...issue, path: labelPath(issue.path.split('.'), values.options).join('.') })),
    };
  };
  const isFixed = attribute !== undefined && (attribute.isSystem || attribute.isUsed);
  const reason = t(attribute?.isSystem ? 'fixedBySystem' : 'fixedByValues');
  return (
    <FixedFieldsContext value={{ fields: isFixed ? fixed : none, reason }}>
      <RecordForm
        form={form}
        onSave={save}
        isNew={attribute === undefined}
        record={attribute && { entity: 'attribute', id: attribute.id }}
        right={{ action: 'update', subject: 'Attribute' }}
        {...rest}
      >
        <Section id="texts" title={t('texts')}>
          <LocaleTexts<AttributeValues>
            locales={locales}
            fields={[
              { name: 'names', label: t('name'), help: t('nameHelp'), isListed: true },
              { name: 'helps', label: t('help'), help: t('helpHelp'), isLong: true },
            ]}
          />
        </Section>
        <Section id="details" title={t('details')}>
          <TextField<AttributeValues> name="code" label={t('code')} help={t('codeHelp')} isRequired />
          <TypeField attribute={attribute} />
          <UnitFields />
          <SelectField<AttributeValues>
            name="group"
            label={t('group')}
            options={attributeGroups.map((group) => ({ value: group, label: groupText(t, group) }))}
          />
          <NumberField<AttributeValues> name="position" label={t('position')} help={t('positionHelp')} />
          <LinesField<AttributeValues> name="aliases" label={t('aliases')} help={t('aliasesHelp')} />
        </Section>
        <Section id="scope" title={t('scope')}>
          <SwitchField<AttributeValues> name="isVariantLevel" label={t('ofVariant')} />
          <SwitchField<AttributeValues> name="isLocalized" label={t('byLanguage')} />
          <SwitchField<AttributeValues> name="isChannelLevel" label={t('byChannel')} />
        </Section>
        <Options locales={locales} uses={optionUses} />
        <Rules attributeId={attribute?.id} />
      </RecordForm>
    </FixedFieldsContext>
  );
}

function TypeField({ attribute }: { attribute: AttributeDetailFragment | undefined }) {
  const t = useMessages(attributesMessages);
  const held = attribute?.type;
  const types =
    held === undefined || offeredTypes.some((type) => type === held) ? offeredTypes : [held, ...offeredTypes];
  return (
    <SelectField<AttributeValues>
      name="type"
      label={t('type')}
      options={types.map((type) => ({ value: type, label: typeText(t, type) }))}
    />
  );
}

/** In what values of a number with a unit are counted: its family, and the unit that is meant where none is named. */
function UnitFields() {
  const t = useMessages(attributesMessages);
  const language = useLanguage();
  const { type = '', unitFamily = '' } = useWatch<AttributeValues>();
  // A family that was chosen for another type stays in sight, since it is refused until it is empty.
  if (type !== 'measure' && unitFamily === '') return null;
  const none = { value: '', label: '' };
  return (
    <>
      <SelectField<AttributeValues>
        name="unitFamily"
        label={t('unitFamily')}
        options={[none, ...unitFamilies.map((family) => ({ value: family, label: familyText(t, family) }))]}
      />
      <SelectField<AttributeValues>
        name="unit"
        label={t('unit')}
        options={[
          none,
          ...unitsOfFamily(unitFamily).map((unit) => ({ value: unit, label: formatUnit(unit, language) })),
        ]}
      />
    </>
  );
}

/** Those of an attribute of options, and those that were filled in for another type, since they are refused. */
function Options(props: ComponentProps<typeof OptionFields>) {
  const t = useMessages(attributesMessages);
  const { type = '', options = [] } = useWatch<AttributeValues>();
  if (!hasOptions(type) && options.length === 0) return null;
  return (
    <Section id="options" title={t('options')}>
      <OptionFields {...props} />
    </Section>
  );
}

function isFilled(values: object, rule: string): boolean {
  const value: unknown = Reflect.get(values, rule);
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== false && value !== null && value !== undefined;
}

/** The rules that values of the chosen type can be held to. */
function Rules({ attributeId }: { attributeId: string | undefined }) {
  const t = useMessages(attributesMessages);
  const values = useWatch<AttributeValues>();
  const { type = '' } = values;
  const allowed = isAttributeType(type) ? rulesFor(type) : [];
  // One that was filled in for another type stays in sight, since it is refused until it is empty.
  const shown = Object.keys(noRules).filter((rule) => isFilled(values, rule) || allowed.some((one) => one === rule));
  const has = (rule: AttributeRule) => shown.includes(rule);
  if (shown.length === 0) return null;
  return (
    <Section id="rules" title={t('rules')}>
      <p>{t('rulesHelp')}</p>
      {has('pattern') && <TextField<AttributeValues> name="pattern" label={t('pattern')} help={t('patternHelp')} />}
      {has('minLength') && <NumberField<AttributeValues> name="minLength" label={t('minLength')} />}
      {has('maxLength') && <NumberField<AttributeValues> name="maxLength" label={t('maxLength')} />}
      {has('minimum') && <TextField<AttributeValues> name="minimum" label={t('minimum')} inputMode="decimal" />}
      {has('maximum') && <TextField<AttributeValues> name="maximum" label={t('maximum')} inputMode="decimal" />}
      {has('choices') && <LinesField<AttributeValues> name="choices" label={t('choices')} help={t('choicesHelp')} />}
      {has('isUnique') && (
        <SwitchField<AttributeValues> name="isUnique" label={t('isUnique')} help={t('isUniqueHelp')} />
      )}
      {has('isUnique') && values.isUnique && attributeId && <SharedTexts attributeId={attributeId} />}
    </Section>
  );
}
