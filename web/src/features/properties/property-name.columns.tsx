import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent } from '../../ui/values.tsx';
import { PropertyNameRowActions, type PropertyNameActions } from './property-name-actions.tsx';
import classes from './property-names.module.css';
import { propertyNamesMessages } from './property-names.messages.ts';
import type { PropertyNameRowFragment } from './property-names.operations.generated.ts';

const tones: Readonly<Record<PropertyNameRowFragment['state'], Tone>> = {
  OPEN: 'info',
  ACCEPTED: 'success',
  DISMISSED: 'neutral',
};

export function usePropertyNameColumns(actions: PropertyNameActions): readonly Column<PropertyNameRowFragment>[] {
  const t = useMessages(propertyNamesMessages);
  return useMemo(
    () => [
      {
        key: 'text',
        path: 'text',
        header: t('text'),
        width: 205,
        sort: 'TEXT',
        isText: true,
        cell: (propertyName) => <PropertyNameText propertyName={propertyName} />,
      },
      { key: 'shop', path: 'shop.name', header: t('shop'), width: 145, cell: ({ shop }) => shop.name },
      {
        key: 'offerCount',
        path: 'offerCount',
        header: t('offers'),
        width: 105,
        sort: 'OFFER_COUNT',
        isNumber: true,
        cell: (propertyName) => <OfferCount propertyName={propertyName} />,
      },
      {
        key: 'attribute',
        path: 'attribute.name',
        header: t('attribute'),
        width: 210,
        isWidest: true,
        cell: (propertyName) => <PropertyNameAttribute propertyName={propertyName} />,
      },
      {
        key: 'state',
        path: 'state',
        header: t('state'),
        width: 125,
        cell: ({ state }) => <StatusDot tone={tones[state]} label={t(`state.${state}`)} />,
      },
      {
        key: 'actions',
        header: t('actions'),
        width: 215,
        cell: (propertyName) => <PropertyNameRowActions propertyName={propertyName} actions={actions} />,
      },
    ],
    [t, actions],
  );
}

type OfPropertyName = { propertyName: PropertyNameRowFragment };

/** The name that the shop has for it, and below what offers state under it. */
function PropertyNameText({ propertyName: { text, examples } }: OfPropertyName) {
  const stated = examples.join(' · ');
  return (
    <span className={classes.lines}>
      <span title={text}>{text}</span>
      <span className={classes.note} title={stated}>
        {stated}
      </span>
    </span>
  );
}

function OfferCount({ propertyName: { offerCount } }: OfPropertyName) {
  return useFormat().number(offerCount);
}

/** The attribute that was accepted for it, or the one that is proposed, with the reason. */
function PropertyNameAttribute({ propertyName: { attribute, proposal, state } }: OfPropertyName) {
  const t = useMessages(propertyNamesMessages);
  const { sentence } = useWording();
  const shown = attribute ?? proposal?.attribute;
  if (!shown) return state === 'OPEN' ? t('noProposal') : <Absent />;
  const reason = proposal && sentence(proposal.reason);
  return (
    <span className={classes.lines}>
      <span title={shown.name}>
        <Link to="/settings/attributes/$attributeId" params={{ attributeId: shown.id }} tabIndex={-1}>
          {shown.name}
        </Link>
      </span>
      {reason !== null && reason !== undefined && (
        <span className={classes.note} title={reason}>
          {proposal?.isByRule === true && <strong>{t('sure')} · </strong>}
          {reason}
        </span>
      )}
    </span>
  );
}
