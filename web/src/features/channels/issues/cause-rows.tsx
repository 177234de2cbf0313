import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useListPages } from '../../../data/index.ts';
import { type Say, type Translate, useMessages, useWording } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import type { ChannelDetailFragment } from '../channels.operations.generated.ts';
import { channelIssuesMessages, type english } from './channel-issues.messages.ts';
import classes from './channel-issues.module.css';
import {
  ChannelIssuesDocument,
  type ChannelIssueCauseRowFragment,
  type ChannelIssueRowFragment,
  type ChannelIssuesQuery,
} from './channel-issues.operations.generated.ts';
import { IssueRoot } from './issue-root.tsx';
import { useIgnoreIssues } from './use-ignore-issues.ts';

type CauseRowsProps = {
  channel: IssuesChannel;
  code: string;
  field: string | undefined;
  isIgnored: boolean;
  /** Nothing once no row has it any more. */
  cause: ChannelIssueCauseRowFragment | undefined;
  /** The same among those of the other kind: the ignored ones where open ones are shown. */
  other: ChannelIssueCauseRowFragment | undefined;
};

/** A channel as its issues need it. */
export type IssuesChannel = Pick<ChannelDetailFragment, 'id' | 'mayUpdate' | 'status'>;

const rowsId = 'issue-rows';
const noIssues = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ channelIssues }: ChannelIssuesQuery) => channelIssues ?? noIssues;

/** The rows behind one cause, each with the way to what it comes from. */
export function CauseRows({ channel, code, field: shownField, isIgnored, cause, other }: CauseRowsProps) {
  const t = useMessages(channelIssuesMessages);
  const { sentence } = useWording();
  const channelId = channel.id;
  const field = shownField ?? null;
  const pages = useListPages(ChannelIssuesDocument, { channelId, code, field, ignored: isIgnored }, connection);
  const move = useIgnoreIssues(channelId);
  const title = t(isIgnored ? 'ignoredRowsOf' : 'rowsOf', { field: field ?? t('wholeChannel') });
  const mayMove = channel.mayUpdate && channel.status !== 'ARCHIVED';
  const moveIssues = async (ids: string[] | null) => {
    const outcome = await (isIgnored ? move.reopen : move.ignore)({ code, field, ...(ids !== null && { ids }) });
    // The button that was pressed has left with its row.
    if (outcome?.kind === 'done') document.getElementById(rowsId)?.focus();
  };
  const gone = other && !isIgnored ? 'allIgnored' : 'goneCause';
  return (
    <Section
      id="rows"
      title={title}
      actions={
        <div className={classes.actions}>
          <ButtonLink
            to="/sales-channels/$channelId/issues"
            params={{ channelId }}
            search={isIgnored ? { ignored: true } : {}}
          >
            {t('allCauses')}
          </ButtonLink>
          {other && (
            <ButtonLink
              to="/sales-channels/$channelId/issues"
              params={{ channelId }}
              search={{ code, ...(field !== null && { field }), ...(!isIgnored && { ignored: true }) }}
            >
              {t(isIgnored ? 'toOpen' : 'toIgnored', { count: other.count })}
            </ButtonLink>
          )}
          {cause && mayMove && (
            <Button variant="default" loading={move.isPending} onClick={() => void moveIssues(null)}>
              {t(isIgnored ? 'reopenAll' : 'ignoreAll', { count: cause.count })}
            </Button>
          )}
        </div>
      }
    >
      <p>{t(isIgnored ? 'ignoredText' : 'ignoreText')}</p>
      {cause && (
        <p>
          {cause.documentation !== null && (
            <a href={cause.documentation} target="_blank" rel="noreferrer">
              {t('documentation')}
            </a>
          )}
        </p>
      )}
      {pages.error && <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />}
      {!pages.isPending && !pages.error && (
        <div id={rowsId} tabIndex={-1}>
          <PlainTable
            label={title}
            columns={[
              ...issueColumns(channelId, t, sentence),
              ...(isIgnored ? [ignoredColumn(t)] : []),
              ...(mayMove ? [moveColumn(t, isIgnored, ({ id }) => void moveIssues([id]))] : []),
            ]}
            rows={pages.rows}
            rowKey={({ id }) => id}
            empty={t(isIgnored ? 'noneIgnored' : gone)}
          />
        </div>
      )}
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function issueColumns(
  channelId: string,
  t: Translate<typeof english>,
  sentence: Say['sentence'],
): PlainColumn<ChannelIssueRowFragment>[] {
  return [
    {
      key: 'product',
      header: t('product'),
      cell: ({ product, variant, externalId }) =>
        product ? (
          <Link to="/products/$productId" params={{ productId: product.id }}>
            {nameOf({ product, variant, externalId })}
          </Link>
        ) : (
          <code dir="ltr">{externalId}</code>
        ),
    },
    { key: 'detail', header: t('whatIsWrong'), isLong: true, cell: ({ detail }) => sentence(detail) },
    { key: 'root', header: t('root'), cell: (issue) => <IssueRoot channelId={channelId} issue={issue} /> },
    { key: 'since', header: t('since'), cell: ({ firstSeenAt }) => <RelativeTime at={firstSeenAt} /> },
  ];
}

function ignoredColumn(t: Translate<typeof english>): PlainColumn<ChannelIssueRowFragment> {
  return {
    key: 'ignored',
    header: t('ignoredSince'),
    cell: ({ ignoredAt, ignoredBy }) =>
      ignoredAt !== null && (
        <>
          <RelativeTime at={ignoredAt} />
          {ignoredBy !== null && <span className={classes.note}> {ignoredBy}</span>}
        </>
      ),
  };
}

function moveColumn(
  t: Translate<typeof english>,
  isIgnored: boolean,
  onMove: (issue: ChannelIssueRowFragment) => void,
): PlainColumn<ChannelIssueRowFragment> {
  return {
    key: 'move',
    header: t('action'),
    cell: (issue) => (
      <Button
        variant="default"
        size="xs"
        aria-label={t(isIgnored ? 'reopenOne' : 'ignoreOne', { name: nameOf(issue) })}
        onClick={() => onMove(issue)}
      >
        {t(isIgnored ? 'reopen' : 'ignore')}
      </Button>
    ),
  };
}

type Named = Pick<ChannelIssueRowFragment, 'product' | 'variant' | 'externalId'>;

function nameOf({ product, variant, externalId }: Named): string {
  return (variant?.name || product?.name || externalId) ?? '';
}
