import {
  IconAlertOctagon,
  IconInbox,
  IconPencil,
  IconSend,
  IconStar,
  IconTag,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { Places } from '../kit/places.tsx';
import { emailMessages } from './email.messages.ts';
import classes from './email.module.css';
import { viewLink } from './mail-links.ts';
import { folders, labels, type Folder, type MailView } from './mail-view.ts';
import { useMailCounts } from './use-mailbox.ts';

const folderIcons: Record<Folder, Icon> = {
  inbox: IconInbox,
  starred: IconStar,
  sent: IconSend,
  draft: IconPencil,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

/** The folders and labels with what waits in them. */
export function EmailSide({ view }: { view: MailView }) {
  const t = useMessages(emailMessages);
  const counts: Readonly<Record<string, number>> = useMailCounts();
  return (
    <>
      <Places
        places={folders.map((folder) => {
          const FolderIcon = folderIcons[folder];
          return {
            key: folder,
            link: { ...viewLink({ kind: 'folder', folder }), search: {} },
            icon: <FolderIcon size={16} stroke={1.6} aria-hidden />,
            name: t(folder),
            count: counts[folder] ?? 0,
            isOpen: view.kind === 'folder' && view.folder === folder,
          };
        })}
      />
      <Places
        title={t('labels')}
        places={labels.map((label) => ({
          key: label,
          link: { ...viewLink({ kind: 'label', label }), search: {} },
          icon: <IconTag size={16} stroke={1.6} aria-hidden className={classes.mark} data-label={label} />,
          name: t(label),
          count: counts[label] ?? 0,
          isOpen: view.kind === 'label' && view.label === label,
        }))}
      />
    </>
  );
}
