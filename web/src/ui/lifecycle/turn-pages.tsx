import { storedPageAt } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { RelativeTime } from '../values.tsx';
import { lifecycleMessages } from './lifecycle.messages.ts';

type TurnPage = { readonly url: string; readonly at: string; readonly storedPageUrl: string };

/** Where pages began to be read otherwise than before: the last right and the first wrong one, as they were stored. */
export function TurnPages({ turn }: { turn: { readonly lastRight: TurnPage | null; readonly firstWrong: TurnPage } }) {
  const t = useMessages(lifecycleMessages);
  const pages = [
    { label: t('lastRightPage'), page: turn.lastRight },
    { label: t('firstWrongPage'), page: turn.firstWrong },
  ];
  return pages.map(
    ({ label, page }) =>
      page && (
        <span key={label}>
          {label}{' '}
          <a href={storedPageAt(page.storedPageUrl)} target="_blank" rel="noreferrer">
            <bdi>{page.url}</bdi>
          </a>
          , <RelativeTime at={page.at} />
        </span>
      ),
  );
}
