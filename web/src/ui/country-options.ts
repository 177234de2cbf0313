import { countries } from '@quarry/contracts/common';
import { useMemo } from 'react';
import { useFormat, useLanguage } from '../i18n/index.ts';

/** Countries by their names in the person's language, in its order. */
export function useCountryOptions(): readonly { value: string; label: string }[] {
  const format = useFormat();
  const language = useLanguage();
  return useMemo(
    () =>
      countries
        .map((value) => ({ value, label: format.country(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [format, language],
  );
}
