import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import classes from './channels.module.css';
import { ProductOnChannelsDocument } from './channels.operations.generated.ts';
import { HurdleStep, type OfferedProduct } from './hurdle-step.tsx';
import { ListingPriceText, ListingStateDot, useHurdleText } from './listing-state.tsx';
import { subjectName, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';
import { useListingActions } from './use-set-listing.ts';

const ListingDialog = lazyPart(() => import('./listing-dialog.tsx').then((m) => m.ListingDialog));

/** Where own shops sell the product, and what is missing where they do not. */
export function ProductChannelsSection({ recordId }: { recordId: string }) {
  const isAllowed = useAbilities().can('read', 'Channel');
  return isAllowed ? <ProductChannels productId={recordId} /> : null;
}

const keyOf = ({ channel, variant }: ListingSubject) => `${channel.id} ${variant.id}`;

function ProductChannels({ productId }: { productId: string }) {
  const t = useMessages(listingsMessages);
  const query = useRecord(ProductOnChannelsDocument, { id: productId });
  const [editedKey, setEditedKey] = useState<string>();
  const [isPriceMeant, setPriceMeant] = useState(false);
  const { publish, takeOff } = useListingActions();
  const product = query.data?.product;
  const onChannels = query.data?.productChannels ?? [];
  const subjects = product ? onChannels.map((one): ListingSubject => ({ ...one, product })) : [];
  const edited = subjects.find((subject) => keyOf(subject) === editedKey);
  const open = (isForPrice: boolean) => (subject: ListingSubject) => {
    setPriceMeant(isForPrice);
    setEditedKey(keyOf(subject));
  };
  const [edit, price] = [open(false), open(true)];
  return (
    <Section id="channels" title={t('productChannels')}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {product && (
        <PlainTable
          label={t('productChannels')}
          rows={subjects}
          rowKey={keyOf}
          empty={t('noChannels')}
          columns={channelColumns(t, product, { publish, takeOff, edit, price })}
        />
      )}
      <Suspense>
        {edited && (
          <ListingDialog
            key={editedKey}
            subject={edited}
            isPriceMeant={isPriceMeant}
            onClose={() => setEditedKey(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

type Act = (subject: ListingSubject) => void;
type SubjectActions = { publish: Act; takeOff: Act; edit: Act; price: Act };
type Texts = ReturnType<typeof useMessages<typeof listingsMessages.english>>;

function channelColumns(t: Texts, product: OfferedProduct, actions: SubjectActions): PlainColumn<ListingSubject>[] {
  return [
    {
      key: 'channel',
      header: t('channel'),
      cell: ({ channel }) => (
        <span className={classes.lines}>
          <Link to="/sales-channels/$channelId" params={{ channelId: channel.id }}>
            {channel.name}
          </Link>
          <span className={classes.note}>{channel.shop.name}</span>
        </span>
      ),
    },
    ...(product.variantCount > 1
      ? [{ key: 'variant', header: t('variant'), cell: ({ variant }: ListingSubject) => variant.name }]
      : []),
    { key: 'state', header: t('state'), cell: ({ state }) => <ListingStateDot state={state} /> },
    {
      key: 'price',
      header: t('price'),
      isNumber: true,
      cell: ({ effectivePrice }) => <ListingPriceText price={effectivePrice} />,
    },
    {
      key: 'hurdles',
      header: t('hurdle'),
      isLong: true,
      cell: (subject) => <Hurdles subject={subject} product={product} actions={actions} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      cell: (subject) => <SubjectButtons subject={subject} actions={actions} />,
    },
  ];
}

type HurdlesProps = { subject: ListingSubject; product: OfferedProduct; actions: SubjectActions };

/** The reasons in the order in which they are overcome, each with its step. */
function Hurdles({ subject, product, actions }: HurdlesProps) {
  const { reason: say } = useWording();
  const textOf = useHurdleText();
  if (subject.hurdles.length === 0) return null;
  return (
    <ul className={classes.hurdles}>
      {subject.hurdles.map(({ reason, refusal }) => (
        <li key={reason} className={classes.hurdle}>
          <span>{textOf(subject.state, say(refusal))}</span>
          <div className={classes.rowActions}>
            <HurdleStep
              reason={reason}
              subject={subject}
              product={product}
              onPublish={() => actions.publish(subject)}
              onEdit={() => actions.edit(subject)}
              onPrice={() => actions.price(subject)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with it whatever keeps it away. */
function SubjectButtons({ subject, actions }: Omit<HurdlesProps, 'product'>) {
  const t = useMessages(listingsMessages);
  if (!subject.mayPublish) return null;
  const names = { name: subjectName(subject), channel: subject.channel.name };
  return (
    <div className={classes.rowActions}>
      {subject.listing?.published === true && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('takeOffNamed', names)}
          onClick={() => actions.takeOff(subject)}
        >
          {t('takeOff')}
        </Button>
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('editNamed', names)}
        aria-haspopup="dialog"
        onClick={() => actions.edit(subject)}
      >
        {t('edit')}
      </Button>
    </div>
  );
}
