import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { commentsMessages } from './comments.messages.ts';
import classes from './comments.module.css';
import type { CommentRowFragment, CommentStatus } from './comments.operations.generated.ts';

const tones: Record<CommentStatus, Tone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  SPAM: 'danger',
  HIDDEN: 'neutral',
};

export function CommentStatusDot({ status }: { status: CommentStatus }) {
  const t = useMessages(commentsMessages);
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />;
}

/** Stars of a review, told in words as well. */
export function Rating({ rating }: { rating: number | null }) {
  const t = useMessages(commentsMessages);
  if (rating === null) return <Absent />;
  return (
    <span className={classes.stars}>
      <span className="visually-hidden">{t('stars', { count: rating })}</span>
      <span aria-hidden>{'★'.repeat(rating)}</span>
      <span aria-hidden className={classes.noStars}>
        {'★'.repeat(5 - rating)}
      </span>
    </span>
  );
}

/** What machines and people noticed, with the place of the text that it is about. */
export function FlagList({ comment: { id, flags } }: { comment: Pick<CommentRowFragment, 'id' | 'flags'> }) {
  const t = useMessages(commentsMessages);
  const format = useFormat();
  if (flags.length === 0) return null;
  return (
    <ul className={classes.flags} aria-label={t('flag')}>
      {flags.map(({ kind, detail }) => (
        <li key={kind}>
          {kind === 'DUPLICATE' ? (
            <Link to="/comments/list" search={{ filter: [`sameTextAs:${id}`] }}>
              {t('sameText', { count: Number(detail ?? 0) })}
            </Link>
          ) : (
            <>
              <bdi>{detail === null ? t(`flag.${kind}`) : format.label(t(`flag.${kind}`))}</bdi>
              {detail !== null && <bdi>{detail}</bdi>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export const commentName = ({ title, text }: Pick<CommentRowFragment, 'title' | 'text'>) => title ?? text.slice(0, 60);

export function useCommentColumns(): readonly Column<CommentRowFragment>[] {
  const t = useMessages(commentsMessages);
  return useMemo(
    () => [
      {
        key: 'text',
        path: 'text',
        header: t('text'),
        width: 280,
        isText: true,
        isWidest: true,
        cell: (comment) => <bdi>{commentName(comment)}</bdi>,
      },
      {
        key: 'rating',
        path: 'rating',
        header: t('rating'),
        width: 105,
        sort: 'RATING',
        cell: ({ rating }) => <Rating rating={rating} />,
      },
      {
        key: 'status',
        path: 'status',
        header: t('status'),
        width: 115,
        cell: ({ status }) => <CommentStatusDot status={status} />,
      },
      {
        key: 'author',
        path: 'authorName',
        header: t('author'),
        width: 130,
        cell: ({ authorName }) => <bdi>{authorName || t('aCustomer')}</bdi>,
      },
      {
        key: 'product',
        path: 'product.name',
        header: t('product'),
        width: 180,
        cell: ({ product }) => product?.name ?? <Absent />,
      },
      {
        key: 'purchase',
        header: t('isVerified'),
        width: 150,
        isExtra: true,
        cell: ({ isVerified, order }) => {
          if (!isVerified) return <Absent />;
          return order ? (
            <Link to="/orders/$orderId" params={{ orderId: order.id }}>
              {t('verifiedBy', { number: order.number ?? '' })}
            </Link>
          ) : (
            t('verified')
          );
        },
      },
      {
        key: 'flags',
        header: t('flag'),
        width: 150,
        cell: ({ flags }) => (flags.length === 0 ? <Absent /> : flags.map(({ kind }) => t(`flag.${kind}`)).join(', ')),
      },
      {
        key: 'submittedAt',
        path: 'submittedAt',
        header: t('submittedAt'),
        width: 130,
        sort: 'SUBMITTED_AT',
        cell: ({ submittedAt }) => <RelativeTime at={submittedAt} />,
      },
      {
        key: 'kind',
        path: 'kind',
        header: t('kind'),
        width: 100,
        isExtra: true,
        cell: ({ kind }) => t(`kind.${kind}`),
      },
      { key: 'shop', path: 'shop.name', header: t('shop'), width: 120, isExtra: true, cell: ({ shop }) => shop.name },
      {
        key: 'decidedBy',
        path: 'decidedBy',
        header: t('decidedBy'),
        width: 130,
        isExtra: true,
        cell: ({ decidedBy }) => decidedBy || <Absent />,
      },
    ],
    [t],
  );
}
