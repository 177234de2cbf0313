import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';

/** What is amiss with the file as a whole; it is read nevertheless. */
export function Complaints({ shown: { complaints, columns } }: { shown: ImportDetailFragment }) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const { sentence } = useWording();
  if (complaints.length === 0) return null;
  return (
    <section className={classes.complaints} aria-label={t('complaints')}>
      <h3>{t('complaints')}</h3>
      <ul>
        {complaints.map(({ column, sentence: said }) => {
          const header = column === null ? undefined : columns[column - 1]?.header;
          return (
            <li key={`${column} ${said.text}`}>
              {header && <bdi>{format.label(header)} </bdi>}
              {sentence(said)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
