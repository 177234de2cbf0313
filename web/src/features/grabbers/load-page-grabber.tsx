import type { ReactNode } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Problem } from '../../ui/problem.tsx';
import { grabbersMessages } from './grabbers.messages.ts';
import { GrabberByIdDocument, type GrabberDetailFragment } from './grabbers.operations.generated.ts';

type Props = {
  grabberId: string;
  children: (grabber: GrabberDetailFragment, crawlerId: string) => ReactNode;
};

/** Loads a grabber that reads pages; of one that reads a feed it says that there are none. */
export function LoadPageGrabber({ grabberId, children }: Props) {
  const t = useMessages(grabbersMessages);
  const query = useRecord(GrabberByIdDocument, { id: grabberId });
  return (
    <LoadRecord query={query} recordOf={({ grabber }) => grabber}>
      {(grabber) =>
        grabber.crawlerId === null ? (
          <Problem title={t('feedHasNoPages')} text={t('feedHasNoPagesText')}>
            <ButtonLink to="/grabbers/$grabberId" params={{ grabberId }}>
              {t('backToGrabber')}
            </ButtonLink>
          </Problem>
        ) : (
          children(grabber, grabber.crawlerId)
        )
      }
    </LoadRecord>
  );
}
