import { attributeGroups, attributeTypes } from '@quarry/contracts/attributes';
import { useMemo } from 'react';
import { namedText, useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { choiceFilter, flagFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { attributesMessages, english } from './attributes.messages.ts';
import type { AttributeRowFragment } from './attributes.operations.generated.ts';
import { ProductsWithAttribute } from './products-with-attribute.tsx';

type Texts = Translate<typeof english>;

export const typeText = (t: Texts, type: string) => namedText(t, english, 'type', type);
export const familyText = (t: Texts, family: string) => namedText(t, english, 'family', family);
export const groupText = (t: Texts, group: string) => namedText(t, english, 'group', group);

export function useAttributeFilters(): readonly ListFilter[] {
  const t = useMessages(attributesMessages);
  return useMemo(
    () => [
      choiceFilter(
        'type',
        t('type'),
        attributeTypes.map((type) => ({ value: type, label: typeText(t, type) })),
      ),
      choiceFilter(
        'group',
        t('group'),
        attributeGroups.map((group) => ({ value: group, label: groupText(t, group) })),
      ),
      flagFilter('isUsed', t('use'), { yes: t('isUsed'), no: t('isNotUsed') }),
      flagFilter('isSystem', t('origin'), { yes: t('isSystem'), no: t('isNotSystem') }),
    ],
    [t],
  );
}

export function useAttributeColumns(): readonly Column<AttributeRowFragment>[] {
  const t = useMessages(attributesMessages);
  const format = useFormat();
  return useMemo(() => attributeColumns(t, format), [t, format]);
}

function attributeColumns(t: Texts, format: Format): Column<AttributeRowFragment>[] {
  return [
    { key: 'name', path: 'name', header: t('name'), width: 200, isText: true, sort: 'NAME', cell: ({ name }) => name },
    { key: 'code', path: 'code', header: t('code'), width: 150, sort: 'CODE', cell: ({ code }) => code },
    { key: 'type', path: 'type', header: t('type'), width: 150, cell: ({ type }) => typeText(t, type) },
    { key: 'group', path: 'group', header: t('group'), width: 150, cell: ({ group }) => groupText(t, group) },
    { key: 'scope', header: t('scope'), width: 200, cell: (attribute) => scopeText(t, attribute) },
    {
      key: 'products',
      path: 'productCount',
      header: t('products'),
      width: 110,
      isNumber: true,
      cell: (attribute) => <ProductsWithAttribute attribute={attribute} />,
    },
    {
      key: 'position',
      path: 'position',
      header: t('position'),
      width: 90,
      isNumber: true,
      sort: 'POSITION',
      cell: ({ position }) => format.number(position),
    },
    {
      key: 'origin',
      path: 'isSystem',
      header: t('origin'),
      width: 130,
      cell: ({ isSystem }) => t(isSystem ? 'isSystem' : 'isNotSystem'),
    },
    {
      key: 'updatedAt',
      path: 'updatedAt',
      header: t('updated'),
      width: 140,
      isExtra: true,
      sort: 'UPDATED_AT',
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
  ];
}

/** Where values stand: of the product or of a variant, and in each of what else. */
export function scopeText(
  t: Texts,
  {
    isVariantLevel,
    isLocalized,
    isChannelLevel,
  }: Pick<AttributeRowFragment, 'isVariantLevel' | 'isLocalized' | 'isChannelLevel'>,
): string {
  return [
    t(isVariantLevel ? 'ofVariant' : 'ofProduct'),
    ...(isLocalized ? [t('byLanguage')] : []),
    ...(isChannelLevel ? [t('byChannel')] : []),
  ].join(', ');
}
