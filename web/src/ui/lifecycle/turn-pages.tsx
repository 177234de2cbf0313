import { Link } from '@tanstack/react-router';
import { storedPageAt } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { searchForFilter } from '../routing/index.ts';
import { RelativeTime } from '../values.tsx';
import { lifecycleMessages } from './lifecycle.messages.ts';

type TurnPage = {
  readonly url: string;
  readonly at: string;
  readonly storedPageUrl: string | null;
  readonly emptyFetch: {
    readonly crawlRunId: string;
    readonly status: number | null;
    readonly outcome: string;
  } | null;
};

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
          {label} <PageLink page={page} />, <RelativeTime at={page.at} />
        </span>
      ),
  );
}

/** To the stored page; of a fetch that brought none, to the fetches of its crawl run that ended so. */
function PageLink({ page: { url, storedPageUrl, emptyFetch } }: { page: TurnPage }) {
  const t = useMessages(lifecycleMessages);
  if (storedPageUrl !== null)
    return (
      <a href={storedPageAt(storedPageUrl)} target="_blank" rel="noreferrer">
        <bdi>{url}</bdi>
      </a>
    );
  if (emptyFetch === null) return <bdi>{url}</bdi>;
  const { crawlRunId: runId, status, outcome } = emptyFetch;
  return (
    <>
      <Link to="/crawlers/runs/$runId/fetches" params={{ runId }} search={searchForFilter({ outcome })}>
        <bdi>{url}</bdi>
      </Link>{' '}
      ({status === null ? t('pageNotAnswered') : t('pageAnswered', { status })})
    </>
  );
}
