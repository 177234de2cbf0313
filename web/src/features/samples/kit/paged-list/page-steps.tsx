import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormat, useMessages } from '../../../../i18n/index.ts';
import { shownPages } from './page-of.ts';
import classes from './paged-list.module.css';
import { pagedListMessages } from './paged-list.messages.ts';
import { pageSizes } from './paged-search.ts';
import type { PagedPlace } from './use-paged-place.ts';

type PageStepsProps = { place: PagedPlace; total: number; isSizeFixed?: boolean };

/** Which rows of how many these are, and the way to the others. */
export function PageSteps({ place, total, isSizeFixed = false }: PageStepsProps) {
  const t = useMessages(pagedListMessages);
  const format = useFormat();
  const { page, perPage } = place;
  const count = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const gaps = ['before', 'after'];
  return (
    <footer className={classes.steps}>
      <span className="tabular">
        {t('range', { first: format.number(first), last: format.number(last), total: format.number(total) })}
      </span>
      {!isSizeFixed && (
        <label className={classes.size}>
          {t('perPage')}
          <select value={perPage} onChange={({ currentTarget }) => place.setPerPage(Number(currentTarget.value))}>
            {[...new Set([...pageSizes, perPage])].map((size) => (
              <option key={size} value={size}>
                {format.number(size)}
              </option>
            ))}
          </select>
        </label>
      )}
      {count > 1 && (
        <nav aria-label={t('pages')} className={classes.pages}>
          <button
            type="button"
            disabled={page === 1}
            aria-label={t('previous')}
            onClick={() => place.setPage(page - 1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </button>
          {shownPages(page, count).map((one) =>
            one === 0 ? (
              <span key={gaps.shift()} aria-hidden>
                …
              </span>
            ) : (
              <button
                key={one}
                type="button"
                aria-label={t('page', { page: format.number(one) })}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => place.setPage(one)}
              >
                {format.number(one)}
              </button>
            ),
          )}
          <button
            type="button"
            disabled={page === count}
            aria-label={t('next')}
            onClick={() => place.setPage(page + 1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </button>
        </nav>
      )}
    </footer>
  );
}
