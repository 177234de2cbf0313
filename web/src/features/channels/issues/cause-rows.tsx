import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useListPages } from '../../../data/index.ts';
import { type Say, type Translate, useMessages, useWording } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { channelIssuesMessages, type english } from './channel-issues.messages.ts';
import {
  ChannelIssuesDocument,
  type ChannelIssueCauseRowFragment,
  type ChannelIssueRowFragment,
  type ChannelIssuesQuery,
} from './channel-issues.operations.generated.ts';
import { IssueRoot } from './issue-root.tsx';

type CauseRowsProps = {
  channelId: string;
  code: string;
  field: string | undefined;
  /** Nothing once no row has it any more. */
  cause: ChannelIssueCauseRowFragment | undefined;
};

const noIssues = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ channelIssues }: ChannelIssuesQuery) => channelIssues ?? noIssues;

/** The rows behind one cause, each with the way to what it comes from. */
export function CauseRows({ channelId, code, field, cause }: CauseRowsProps) {
  const t = useMessages(channelIssuesMessages);
  const { sentence } = useWording();
  const pages = useListPages(ChannelIssuesDocument, { channelId, code, field: field ?? null }, connection);
  const title = t('rowsOf', { field: field ?? t('wholeChannel') });
  return (
    <Section
      id="rows"
      title={title}
      actions={
        <ButtonLink to="/sales-channels/$channelId/issues" params={{ channelId }}>
          {t('allCauses')}
        </ButtonLink>
      }
    >
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
        <PlainTable
          label={title}
          columns={issueColumns(channelId, t, sentence)}
          rows={pages.rows}
          rowKey={({ id }) => id}
          empty={t('goneCause')}
        />
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
            {variant && variant.name !== '' ? variant.name : product.name}
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
