import {
  IconArrowBackUp,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarOff,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { Email } from '@quarry/sample-data';
import { Menu } from '../../../ui/floating.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { emailMessages } from './email.messages.ts';
import { labels, type Label } from './mail-view.ts';
import { useMailActions } from './use-mailbox.ts';
import { useMoveMails } from './use-move-mails.ts';

type MailToolsProps = {
  mails: readonly Email[];
  /** After the mails have left the list they were in. */
  onGone: () => void;
  onUnread?: () => void;
};

const places = ['inbox', 'spam', 'trash'] as const;

/** What can be done to the mails that are chosen, or to the one that is open. */
export function MailTools({ mails, onGone, onUnread }: MailToolsProps) {
  const t = useMessages(emailMessages);
  const { update, toggleLabel } = useMailActions();
  const moveMails = useMoveMails();
  const ids = mails.map(({ id }) => id);
  const isRead = mails.every((mail) => mail.isRead);
  const isStarred = mails.every((mail) => mail.isStarred);
  const isTrash = mails.every(({ folder }) => folder === 'trash');

  const moveTo = (folder: Email['folder']) => {
    onGone();
    void moveMails(mails, folder);
  };
  const markRead = async () => {
    await update(ids, { isRead: !isRead });
    if (isRead) onUnread?.();
  };
  // On for all, unless all have it: then off for all.
  const label = (name: Label) => {
    const lacking = mails.filter((mail) => !mail.labels.includes(name));
    return toggleLabel(
      (lacking.length > 0 ? lacking : mails).map(({ id }) => id),
      name,
    );
  };

  return (
    <>
      <ToolButton label={isRead ? t('markUnread') : t('markRead')} onClick={() => void markRead()}>
        {isRead ? <IconMail {...icon} /> : <IconMailOpened {...icon} />}
      </ToolButton>
      <ToolButton
        label={isStarred ? t('unstar') : t('star')}
        onClick={() => void update(ids, { isStarred: !isStarred })}
      >
        {isStarred ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
      </ToolButton>
      <Menu position="bottom-end">
        <Menu.Target>
          <ToolButton label={t('moveTo')}>
            <IconFolderSymlink {...icon} />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown>
          {places.map((folder) => (
            <Menu.Item
              key={folder}
              disabled={mails.every((mail) => mail.folder === folder)}
              onClick={() => moveTo(folder)}
            >
              {t(folder)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end">
        <Menu.Target>
          <ToolButton label={t('label')}>
            <IconTag {...icon} />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown>
          {labels.map((name) => (
            <Menu.CheckboxItem
              key={name}
              checked={mails.every((mail) => mail.labels.includes(name))}
              onChange={() => void label(name)}
            >
              {t(name)}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ToolButton label={isTrash ? t('restore') : t('toTrash')} onClick={() => moveTo(isTrash ? 'inbox' : 'trash')}>
        {isTrash ? <IconArrowBackUp {...icon} /> : <IconTrash {...icon} />}
      </ToolButton>
    </>
  );
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
