import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

/** How many are shown at a time. */
const shownAtOnce = 6;

/** A hundred films, found by a part of their title, the best first. */
export function FilmPart() {
  const t = useMessages(showcaseMessages);
  const films = useQuery(sampleQuery('GET /api/autocomplete/data')).data?.autoComplete ?? [];
  const byRank = films.toSorted((one, other) => one.rank - other.rank);
  const noteOf = (id: string) => {
    const film = films.find((one) => String(one.id) === id);
    return film && t('rank', { rank: film.rank, year: String(film.year) });
  };
  return (
    <Part name="films" about="filmsText">
      <Select
        label={t('filmField')}
        data={byRank.map(({ id, title }) => ({ value: String(id), label: title }))}
        limit={shownAtOnce}
        searchable
        clearable
        nothingFoundMessage={t('noFilm')}
        renderOption={({ option }) => (
          <span className={classes.film}>
            {option.label}
            <small>{noteOf(option.value)}</small>
          </span>
        )}
      />
    </Part>
  );
}
