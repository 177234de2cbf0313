import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { MoneyText, RelativeTime } from '../../ui/values.tsx';
import { CommentStatusDot, commentName, FlagList, Rating } from './comment.columns.tsx';
import { commentsMessages } from './comments.messages.ts';
import classes from './comments.module.css';
import type { CommentCardFragment } from './comments.operations.generated.ts';

/** One comment as a person weighs it, with its product and what else came under the name beside it, and replies under it. */
export function CommentCard({ comment, children }: { comment: CommentCardFragment; children: ReactNode }) {
  const t = useMessages(commentsMessages);
  return (
    <article id="comment" tabIndex={-1} className={classes.card} aria-labelledby="comment-title">
      <div className={classes.columns}>
        <div className={classes.main}>
          <h2 id="comment-title">
            <bdi>{comment.title ?? t(`kind.${comment.kind}`)}</bdi>
          </h2>
          <CommentFacts comment={comment} />
          {comment.status !== 'PENDING' && <CommentStatusDot status={comment.status} />}
          <CommentText comment={comment} />
          <FlagList comment={comment} />
          {children}
          <Link to="/comments/$commentId" params={{ commentId: comment.id }}>
            {t('openComment')}
          </Link>
        </div>
        <CommentSurroundings comment={comment} />
      </div>
    </article>
  );
}

export function CommentFacts({ comment }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  return (
    <div className={classes.facts}>
      {comment.rating !== null && <Rating rating={comment.rating} />}
      <bdi>{comment.authorName || t('aCustomer')}</bdi>
      <span>{t(comment.isVerified ? 'verified' : 'notVerified')}</span>
      <RelativeTime at={comment.submittedAt} />
      <span>{comment.shop.name}</span>
      {comment.channel && <span>{comment.channel.name}</span>}
    </div>
  );
}

/** The text, and above it the one that waits to take its place, each with its title and its stars where they differ. */
export function CommentText({
  comment: { text, waitingText, rating, waitingRating, title, waitingTitle },
}: {
  comment: CommentCardFragment;
}) {
  const t = useMessages(commentsMessages);
  if (waitingText === null)
    return (
      <p className={classes.text} dir="auto">
        {text}
      </p>
    );
  const hasOtherStars = waitingRating !== rating;
  const hasOtherTitle = waitingTitle !== title;
  return (
    <>
      <h3 className={classes.label}>{t('newText')}</h3>
      {hasOtherTitle && <TextTitle title={waitingTitle} />}
      {hasOtherStars && <Rating rating={waitingRating} />}
      <p className={classes.text} dir="auto">
        {waitingText}
      </p>
      <h3 className={classes.label}>{t('shownText')}</h3>
      {hasOtherTitle && <TextTitle title={title} />}
      {hasOtherStars && <Rating rating={rating} />}
      <p className={`${classes.text} ${classes.old}`} dir="auto">
        {text}
      </p>
    </>
  );
}

function TextTitle({ title }: { title: string | null }) {
  const t = useMessages(commentsMessages);
  if (title === null) return <p className={classes.label}>{t('noTitle')}</p>;
  return (
    <p className={classes.textTitle} dir="auto">
      {title}
    </p>
  );
}

/** The product, the purchase that is proved, and other comments of the person. */
export function CommentSurroundings({ comment }: { comment: CommentCardFragment }) {
  const { product, earlier } = comment;
  const t = useMessages(commentsMessages);
  const mayRead = useAbilities().can('read', 'Product');
  return (
    <div className={classes.beside}>
      <h3 className={classes.label}>{t('product')}</h3>
      {product ? (
        <>
          <div className={classes.picture}>
            <Picture src={product.imageUrl} alt="" />
          </div>
          {mayRead ? (
            <Link to="/products/$productId" params={{ productId: product.id }}>
              <bdi>{product.name}</bdi>
            </Link>
          ) : (
            <bdi>{product.name}</bdi>
          )}
        </>
      ) : (
        <p>{t('noProduct')}</p>
      )}
      <h3 className={classes.label}>{t('isVerified')}</h3>
      <Purchase comment={comment} />
      <h3 className={classes.label}>{t('earlier')}</h3>
      {earlier.length === 0 ? (
        <p>{t('noEarlier')}</p>
      ) : (
        <ul className={classes.earlier}>
          {earlier.map((one) => (
            <li key={one.id}>
              <Link to="/comments/$commentId" params={{ commentId: one.id }}>
                <bdi>{commentName(one)}</bdi>
              </Link>
              <span className={classes.facts}>
                <CommentStatusDot status={one.status} />
                <RelativeTime at={one.submittedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The line of an order that proves the purchase, for those who may read orders. */
function Purchase({ comment: { isVerified, order, orderLine } }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  if (!isVerified) return <p>{t('notVerified')}</p>;
  if (!order || !orderLine) return <p>{t('verified')}</p>;
  return (
    <div>
      <Link to="/orders/$orderId" params={{ orderId: order.id }}>
        {t('verifiedBy', { number: order.number ?? '' })}
      </Link>
      <p className={classes.facts}>
        <bdi>{t('boughtLine', { count: orderLine.quantity, title: orderLine.title })}</bdi>
        <MoneyText money={orderLine.unit} />
        {orderLine.returned > 0 && <span>{t('returnedUnits', { count: orderLine.returned })}</span>}
      </p>
    </div>
  );
}
