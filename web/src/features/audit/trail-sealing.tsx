import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Popover } from '../../ui/floating.ts';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { AuditSealingDocument, type AuditSealingQuery } from './audit.operations.generated.ts';
import { sealingMessages } from './sealing.messages.ts';
import classes from './trail-sealing.module.css';

type Sealing = NonNullable<AuditSealingQuery['auditSealing']>;
type Fault = NonNullable<Sealing['fault']>;

const pollMs = 30_000;
/** Longer than that no entry waits while a worker runs. */
const longestWaitMs = 180_000;

/** How far the trail is sealed, or what does not fit; nothing for those who read only a part of it. */
export function TrailSealing() {
  const t = useMessages(sealingMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [AuditSealingDocument.name],
    queryFn: ({ signal }) => requestGraphql(AuditSealingDocument, {}, { signal }),
    refetchInterval: pollMs,
  });
  const sealing = data?.auditSealing;
  if (!sealing) return null;
  const state = stateOf(sealing, dataUpdatedAt);
  const label = state === 'sealed' ? t('sealedUntil', { time: format.dateTime(sealing.sealedUntil ?? '') }) : t(state);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal trapFocus shadow="none">
      <Popover.Target>
        <button type="button" className={classes.state} onClick={() => setOpen((before) => !before)}>
          <StatusDot tone={tones[state]} label={label} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.details}>
        {sealing.fault && <FaultText fault={sealing.fault} />}
        {state === 'waitsLong' && <p>{t('waitsLongText', { time: format.dateTime(sealing.waitingSince ?? '') })}</p>}
        <p>{t('explanation')}</p>
        <dl className={classes.figures}>
          <dt>{t('blocks')}</dt>
          <dd>{format.number(sealing.blocks)}</dd>
          <dt>{t('waiting')}</dt>
          <dd>{format.number(sealing.waiting)}</dd>
          <dt>{t('verified')}</dt>
          <dd>{sealing.verifiedAt ? format.dateTime(sealing.verifiedAt) : t('never')}</dd>
          {sealing.provenFrom && (
            <>
              <dt>{t('deleted')}</dt>
              <dd>{format.number(sealing.entriesGone)}</dd>
              <dt>{t('provenFrom')}</dt>
              <dd>{format.dateTime(sealing.provenFrom)}</dd>
            </>
          )}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

type State = 'sealed' | 'unsealed' | 'waitsLong' | 'doesNotFit';
const tones: Record<State, Tone> = {
  sealed: 'success',
  unsealed: 'neutral',
  waitsLong: 'warning',
  doesNotFit: 'danger',
};

function stateOf({ fault, waitingSince, sealedUntil }: Sealing, now: number): State {
  if (fault) return 'doesNotFit';
  if (waitingSince !== null && now - Date.parse(waitingSince) > longestWaitMs) return 'waitsLong';
  return sealedUntil === null ? 'unsealed' : 'sealed';
}

function FaultText({ fault: { code, block, position, changeId } }: { fault: Fault }) {
  const t = useMessages(sealingMessages);
  const place =
    block === null
      ? t('outsideBlocks')
      : position === null
        ? t('placeBlock', { block: String(block) })
        : t('placeEntry', { block: String(block), position: String(position) });
  return (
    <p role="alert">
      <strong>{place}</strong> {t(`fault.${code}`)}{' '}
      {changeId !== null && (
        <Link to="/audit" search={{ q: changeId }}>
          {t('showChange')}
        </Link>
      )}{' '}
      {t('faultStep')}
    </p>
  );
}
