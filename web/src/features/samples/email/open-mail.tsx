import type { Email } from '@quarry/sample-data';
import { useState, type ComponentProps } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { emailMessages } from './email.messages.ts';
import { viewLink } from './mail-links.ts';
import { MailReader } from './mail-reader.tsx';
import { isInView, type MailView } from './mail-view.ts';
import { useMail } from './use-mailbox.ts';

type FoundMailProps = ComponentProps<typeof MailReader>;
type OpenMailProps = Omit<FoundMailProps, 'mail'> & { mailId: number };

/** The mail of the address, or why there is none. */
export function OpenMail({ mailId, ...rest }: OpenMailProps) {
  const t = useMessages(emailMessages);
  const { query, mail } = useMail(mailId);
  if (mail) return <FoundMail key={mailId} mail={mail} {...rest} />;
  const way = <ButtonLink {...viewLink(rest.view)}>{t('backToList')}</ButtonLink>;
  return (
    <LoadSample query={query} missing={{ title: t('noMail'), text: t('noMailText'), way }}>
      {(found) => <FoundMail key={mailId} mail={found} {...rest} />}
    </LoadSample>
  );
}

/** A mail is read where its address says that it lies; one that leaves the place while it is read stays open. */
function FoundMail(props: FoundMailProps) {
  const { mail, view } = props;
  const [wasHere] = useState(() => isInView(mail, view));
  return wasHere ? <MailReader {...props} /> : <MailElsewhere mail={mail} view={view} />;
}

function MailElsewhere({ mail, view }: { mail: Email; view: MailView }) {
  const t = useMessages(emailMessages);
  const place = t(view.kind === 'label' ? view.label : view.folder);
  const { folder } = mail;
  return (
    <Problem title={t('notHere', { place })} text={t('notHereText', { folder: t(folder) })}>
      <ButtonLink {...viewLink({ kind: 'folder', folder }, mail.id)} isPrimary>
        {t('openThere')}
      </ButtonLink>
      <ButtonLink {...viewLink(view)}>{t('backToList')}</ButtonLink>
    </Problem>
  );
}
