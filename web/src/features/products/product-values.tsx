import { Button, NativeSelect } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { ConflictDialog } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { groupedValues } from './grouped-values.ts';
import { attributeLabel, attributeName, variantName } from './product-text.ts';
import classes from './product-values.module.css';
import { GtinNote } from './gtin-note.tsx';
import { MpnNote } from './mpn-note.tsx';
import { productMessages } from './product.messages.ts';
import type {
  AttributeBriefFragment,
  ProductDetailFragment,
  ProductValueDetailFragment,
  ValueFindingDetailFragment,
} from './product.operations.generated.ts';
import { SkuNote } from './sku-note.tsx';
import { SourceMatrix } from './source-matrix.tsx';
import { shownValue } from './typed-value.ts';
import { useSetValue, type SetValue, type ValuePlace } from './use-set-value.ts';
import { isTypable, useHasValueDraft, ValueEditor } from './value-editor.tsx';
import { findingsAt, findingsWithoutValue, ValueFindings } from './value-findings.tsx';
import { ValueSource } from './value-lineage.tsx';
import { ValuePicture } from './value-picture.tsx';

/** Where a value is added: empty for the locale where the attribute has none; with the variant and the words of a finding. */
export type AddedPlace = {
  attribute: AttributeBriefFragment;
  locale: string;
  variantId?: string | null;
  start?: string;
};

type ProductValuesProps = {
  product: ProductDetailFragment;
  attributes: readonly AttributeBriefFragment[];
  /** The attribute whose value is being added, if any. */
  adding: AddedPlace | undefined;
  onAdd: (place: AddedPlace | undefined) => void;
};

/** Every value with its source: as one list, or read across shop by shop. */
export function ProductValues({ product, attributes, adding, onAdd }: ProductValuesProps) {
  const t = useMessages(productMessages);
  const mayEdit = product.mayUpdate;
  const [isMatrix, setMatrix] = useState(false);
  const { setValue, conflict, endConflict } = useSetValue(product);
  const isExpecting = product.category?.template.some(({ state }) => state !== 'OFF') ?? false;
  const isEmpty = product.values.length + product.findings.length === 0 && !isExpecting;
  return (
    <Section
      id="values"
      title={t('values')}
      actions={
        <span className={classes.views}>
          {[false, true].map((matrix) => (
            <Button
              key={String(matrix)}
              size="xs"
              variant="default"
              aria-pressed={isMatrix === matrix}
              onClick={() => setMatrix(matrix)}
            >
              {t(matrix ? 'bySource' : 'allValues')}
            </Button>
          ))}
        </span>
      }
    >
      {isEmpty && <p className={classes.note}>{t('valuesEmpty')}</p>}
      {!isEmpty &&
        (isMatrix ? (
          <SourceMatrix product={product} />
        ) : (
          <ValueTable product={product} setValue={mayEdit ? setValue : undefined} onAdd={mayEdit ? onAdd : undefined} />
        ))}
      {mayEdit && (
        <AddValue product={product} attributes={attributes} adding={adding} onAdd={onAdd} setValue={setValue} />
      )}
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          lastChange={conflict.lastChange}
          onClose={endConflict}
          onResolve={(sides) => {
            endConflict();
            if (sides[conflict.place.attribute.code] === 'mine') {
              void setValue(conflict.place, conflict.mine, conflict.newest);
            }
          }}
        />
      )}
    </Section>
  );
}

type ValueTableProps = {
  product: ProductDetailFragment;
  setValue: SetValue | undefined;
  onAdd: ProductValuesProps['onAdd'] | undefined;
};

/** What the product has, and what the template of its category has a place for; by groups once there is a template. */
function ValueTable({ product, setValue, onAdd }: ValueTableProps) {
  const t = useMessages(productMessages);
  const groups = groupedValues(product);
  const withoutValue = findingsWithoutValue(product);
  const isEmptyRow = new Set(groups.flatMap(({ empty }) => empty.map(({ attribute }) => attribute.id)));
  const correct =
    onAdd &&
    (({ attribute, variantId, locale, raw }: ValueFindingDetailFragment) =>
      onAdd({ attribute, locale, variantId, start: raw }));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('attribute')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ group, values, empty }) => (
          <Fragment key={group ?? ''}>
            {group && (
              <tr>
                <th scope="rowgroup" colSpan={3} className={classes.group}>
                  {t(`group.${group}`)}
                </th>
              </tr>
            )}
            {values.map((value) => (
              <ValueRow key={value.id} product={product} value={value} setValue={setValue} />
            ))}
            {empty.map(({ attribute, state }) => (
              <tr key={attribute.id}>
                <th scope="row">{attributeLabel(t, attribute)}</th>
                <td colSpan={2}>
                  {onAdd && isTypable(attribute) ? (
                    <button type="button" className={classes.fill} onClick={() => onAdd({ attribute, locale: '' })}>
                      {t('missingFill', { attribute: attributeName(t, attribute) })}
                    </button>
                  ) : (
                    <span className={classes.note}>{t('noValue')}</span>
                  )}{' '}
                  <span className={classes.note}>{t(`state.${state}`)}</span>
                  <ValueFindings findings={withoutValue.get(attribute.id) ?? []} onCorrect={correct} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
        {[...withoutValue].map(([id, findings]) => {
          const [first] = findings;
          return (
            first &&
            !isEmptyRow.has(id) && (
              <tr key={id}>
                <th scope="row">{attributeLabel(t, first.attribute)}</th>
                <td colSpan={2} className={classes.findings}>
                  <ValueFindings findings={findings} onCorrect={correct} />
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

type ValueRowProps = {
  product: ProductDetailFragment;
  value: ProductValueDetailFragment;
  setValue: SetValue | undefined;
};

function ValueRow({ product, value, setValue }: ValueRowProps) {
  const t = useMessages(productMessages);
  const { attribute } = value;
  const [isEditing, setEditing] = useState(useHasValueDraft({ place: value, value: value.value, text: value.text }));
  const [start, setStart] = useState<string>();
  const canType = setValue !== undefined && isTypable(attribute);
  const close = () => {
    setEditing(false);
    setStart(undefined);
  };
  return (
    <tr>
      <th scope="row">
        {attributeLabel(t, attribute)}
        <ValueScope product={product} value={value} />
      </th>
      <td>
        {isEditing && setValue ? (
          <ValueEditor
            place={value}
            value={value.value}
            text={value.text}
            onSave={(mine) => setValue(value, mine)}
            onClose={close}
            start={start}
            {...noteFor(product, attribute)}
          />
        ) : (
          <span className={classes.value}>
            <ValueText value={value} />
            {value.isLocked && (
              <span title={t('locked')}>
                <IconLock size={14} aria-label={t('locked')} />
              </span>
            )}
            {canType && (
              <button
                type="button"
                className={classes.editButton}
                aria-label={t('editValue', { attribute: attributeName(t, attribute) })}
                onClick={() => setEditing(true)}
              >
                <IconPencil size={16} aria-hidden />
              </button>
            )}
          </span>
        )}
        <ValueFindings
          findings={findingsAt(product, value)}
          onCorrect={
            canType && !isEditing
              ? ({ raw }) => {
                  setStart(raw);
                  setEditing(true);
                }
              : undefined
          }
        />
      </td>
      <td>
        <ValueSource
          value={value}
          onSet={setValue && ((mine) => void setValue(value, mine))}
          onEdit={canType ? () => setEditing(true) : undefined}
        />
      </td>
    </tr>
  );
}

/** Which variant and which language a value speaks of, where it is not the whole product. */
function ValueScope({ product, value }: { product: ProductDetailFragment; value: ProductValueDetailFragment }) {
  const t = useMessages(productMessages);
  const variant = product.variants.length > 1 && product.variants.find(({ id }) => id === value.variantId);
  const parts = [
    ...(variant ? [variantName(t, variant, product.variants)] : []),
    ...(value.locale ? [value.locale] : []),
  ];
  return parts.length > 0 && <span className={classes.scope}>{parts.join(' · ')}</span>;
}

function ValueText({ value }: { value: ProductValueDetailFragment }) {
  const format = useFormat();
  const language = useLanguage();
  if (value.pictureUrl !== null) return <ValuePicture className={classes.picture} path={value.pictureUrl} />;
  if (value.attribute.type === 'long_text') return <bdi className={classes.longText}>{value.text}</bdi>;
  return <bdi>{shownValue(value, format, language)}</bdi>;
}

type AddValueProps = ProductValuesProps & { setValue: SetValue };

/** Sets an attribute that has no value yet; of a product with several variants, for the one that is chosen. */
function AddValue({ product, attributes, adding, onAdd, setValue }: AddValueProps) {
  const t = useMessages(productMessages);
  const [variantId, setVariantId] = useState(product.variants[0]?.id ?? null);
  const free = attributes.filter((attribute) => isTypable(attribute) && hasFreePlace(product, attribute));
  if (!adding) {
    return (
      free.length > 0 && (
        <NativeSelect
          className={classes.add ?? ''}
          aria-label={t('chooseAttribute')}
          value=""
          onChange={({ currentTarget }) => {
            const attribute = free.find(({ code }) => code === currentTarget.value);
            onAdd(attribute && { attribute, locale: '' });
          }}
          data={[
            { value: '', label: t('addValue') },
            ...free.map((attribute) => ({ value: attribute.code, label: attributeLabel(t, attribute) })),
          ]}
        />
      )
    );
  }
  const { attribute, locale, start } = adding;
  const ofVariant = adding.variantId ?? variantId;
  const place: ValuePlace = { attribute, locale, variantId: attribute.isVariantLevel ? ofVariant : null };
  return (
    <div className={classes.adding} id="add-value">
      <strong>
        {attributeLabel(t, attribute)}
        {locale !== '' && <span className={classes.scope}>{locale}</span>}
      </strong>
      {attribute.isVariantLevel && product.variants.length > 1 && !adding.variantId && (
        <NativeSelect
          aria-label={t('variant')}
          value={variantId ?? ''}
          onChange={({ currentTarget }) => setVariantId(currentTarget.value)}
          data={product.variants.map((variant) => ({
            value: variant.id,
            label: variantName(t, variant, product.variants),
          }))}
        />
      )}
      <ValueEditor
        key={`${attribute.code} ${locale} ${start ?? ''}`}
        place={place}
        start={start}
        value={null}
        text=""
        onSave={(mine) => setValue(place, mine)}
        onClose={() => onAdd(undefined)}
        {...noteFor(product, attribute)}
      />
    </div>
  );
}

function noteFor({ id, brand }: ProductDetailFragment, { code }: AttributeBriefFragment) {
  if (code === 'gtin') return { noteOn: (typed: string) => <GtinNote gtin={typed} exceptId={id} /> };
  const within = { brandId: brand?.id ?? null, exceptId: id };
  if (code === 'mpn') return { noteOn: (typed: string) => <MpnNote mpn={typed} {...within} /> };
  return code === 'sku' ? { noteOn: (typed: string) => <SkuNote sku={typed} {...within} /> } : {};
}

function hasFreePlace(product: ProductDetailFragment, { code, isVariantLevel }: AttributeBriefFragment): boolean {
  const filled = product.values.filter(({ attribute }) => attribute.code === code);
  if (!isVariantLevel) return filled.length === 0;
  return product.variants.some(({ id }) => filled.every(({ variantId }) => variantId !== id));
}
