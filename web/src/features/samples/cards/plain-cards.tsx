import { useQuery } from '@tanstack/react-query';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { CardFrame } from './card-frame.tsx';
import classes from './card.module.css';
import { CardFacts } from './card-facts.tsx';
import { cardsMessages } from './cards.messages.ts';
import { sampleCard } from './sample-card.tsx';

/** Nothing but words. */
export function TextCard() {
  const t = useMessages(cardsMessages);
  return (
    <CardFrame title={t('textCard')}>
      <p>{t('textCardText')}</p>
    </CardFrame>
  );
}

/** A picture with what it shows: the newest product of the sample shop. */
export function PictureCard() {
  const t = useMessages(cardsMessages);
  const { money } = useFormat();
  const query = useQuery(sampleQuery('GET /apps/ecommerce/products', { query: { perPage: 1 } }));
  return (
    <CardFrame title={t('pictureCard')}>
      <LoadSample query={query}>
        {({ products: [product] }) =>
          product && (
            <>
              <div className={classes.picture}>
                <Picture src={product.image} alt={product.name} />
              </div>
              <p>
                <strong>{product.name}</strong>
              </p>
              <p className={classes.note}>{product.description}</p>
              <p className={classes.figure}>{money({ minor: Math.round(product.price * 100), currency: 'USD' })}</p>
            </>
          )
        }
      </LoadSample>
    </CardFrame>
  );
}

/** A person, and what is to be known about them. */
export const PersonCard = sampleCard({
  title: 'personCard',
  operation: 'GET /account-setting/data',
  Body: function Person({ answer: { general, info } }) {
    const t = useMessages(cardsMessages);
    return (
      <>
        <div className={classes.person}>
          <img src={general.avatar} alt="" width={64} height={64} />
          <p>
            <strong>{general.fullName}</strong>
            <br />
            <span className={classes.note}>{general.company}</span>
          </p>
        </div>
        <p>{info.bio}</p>
        <CardFacts
          facts={[
            { label: t('email'), value: general.email },
            { label: t('country'), value: info.country },
          ]}
        />
      </>
    );
  },
});

/** What was written last. */
export const PostsCard = sampleCard({
  title: 'postsCard',
  operation: 'GET /blog/list/data/sidebar',
  Body: function Posts({ answer: { recentPosts } }) {
    return (
      <ul className={classes.posts}>
        {recentPosts.map(({ id, img, title, createdTime }) => (
          <li key={id}>
            <img src={img} alt="" width={72} height={48} />
            <span>
              {title}
              <br />
              <span className={classes.note}>{createdTime}</span>
            </span>
          </li>
        ))}
      </ul>
    );
  },
});
