import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { emailMessages } from './email.messages.ts';
import { viewLink } from './mail-links.ts';
import { MailReader } from './mail-reader.tsx';
import { useMail } from './use-mailbox.ts';

type OpenMailProps = Omit<ComponentProps<typeof MailReader>, 'mail'> & { mailId: number };

/** The mail of the address, wherever it lies, or why there is none. */
export function OpenMail({ mailId, ...rest }: OpenMailProps) {
  const t = useMessages(emailMessages);
  const { query, mail } = useMail(mailId);
  if (mail) return <MailReader key={mailId} mail={mail} {...rest} />;
  const way = <ButtonLink {...viewLink(rest.view)}>{t('backToList')}</ButtonLink>;
  return (
    <LoadSample query={query} missing={{ title: t('noMail'), text: t('noMailText'), way }}>
      {(found) => <MailReader key={mailId} mail={found} {...rest} />}
    </LoadSample>
  );
}
