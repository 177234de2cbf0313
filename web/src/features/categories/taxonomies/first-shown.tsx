import { useFormat, useMessages } from '../../../i18n/index.ts';
import classes from './taxonomies.module.css';
import { taxonomiesMessages } from './taxonomies.messages.ts';

/** Says under a table that it holds the first of its rows only, where it does. */
export function FirstShown({ shown, all }: { shown: number; all: number }) {
  const t = useMessages(taxonomiesMessages);
  const format = useFormat();
  return all > shown ? <p className={classes.note}>{t('firstShown', { shown: format.number(shown) })}</p> : null;
}
