import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { documentQuery } from '../../data/index.ts';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { filterValues, parseListSearch } from '../../ui/routing/index.ts';
import { ProductAttributesDocument } from './product.operations.generated.ts';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import { optionText } from './typed-value.ts';

/** What the options in the address are called, behind their attribute; asked only where the address names one. */
export function useOptionNames(canReadAttributes: boolean): (id: string) => string {
  const t = useMessages(productMessages);
  const language = useLanguage();
  const format = useFormat();
  const isAsked = filterValues(parseListSearch(useSearch({ strict: false })), 'optionId').length > 0;
  const { data } = useQuery({
    ...documentQuery(ProductAttributesDocument, {}),
    enabled: isAsked && canReadAttributes,
  });
  return useCallback(
    (id) => {
      for (const attribute of data?.attributes ?? []) {
        const option = attribute.options.find((one) => one.id === id);
        if (option) return `${format.label(attributeName(t, attribute))} ${optionText(option, language)}`;
      }
      return id;
    },
    [data, t, format, language],
  );
}
