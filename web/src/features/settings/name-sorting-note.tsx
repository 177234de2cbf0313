import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { useLanguage, useMessages } from '../../i18n/index.ts';
import { settingsMessages } from './settings.messages.ts';
import { NameSortingDocument } from './settings.operations.generated.ts';
import classes from './settings.module.css';

const refetchMs = 5_000;

/** Asked again while languages are filled, which a worker does after the setting is changed. */
const query = { ...documentQuery(NameSortingDocument, {}), meta: { reads: ['Setting'] } };

/** That names are sorted by code point, or which languages are still being filled; nothing where all is as it should be. */
export function NameSortingNote() {
  const t = useMessages(settingsMessages);
  const list = new Intl.ListFormat(useLanguage());
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data && state.data.nameSorting.beingFilled.length > 0 ? refetchMs : false),
  });
  if (!data) return null;
  const { isByLanguage, beingFilled } = data.nameSorting;
  return (
    <>
      {!isByLanguage && <p className={classes.problem}>{t('namesByCodePoint')}</p>}
      {beingFilled.length > 0 && (
        <p className={classes.source}>{t('namesBeingFilled', { locales: list.format(beingFilled) })}</p>
      )}
    </>
  );
}
