import type { Email } from '@quarry/sample-data';
import { useKeys } from '../../../ui/use-keys.ts';
import type { ComposeStart } from './compose-start.ts';
import { useMailActions } from './use-mailbox.ts';
import { useMoveMails } from './use-move-mails.ts';

type MailKeys = {
  mails: readonly Email[];
  openId: number | undefined;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onStep: (step: 1 | -1) => void;
  onGone: () => void;
  onClose: () => void;
  onWrite: (start: ComposeStart) => void;
  onSearch: () => void;
};

/** Single keys, on the chosen mails, else on the open one, else on the one whose row has the focus. */
export function useMailKeys(given: MailKeys): void {
  const { mails, openId, selected, onSelect, onStep, onGone, onClose, onWrite, onSearch } = given;
  const { update } = useMailActions();
  const moveMails = useMoveMails();
  const focusedId = () => Number(document.activeElement?.closest('[data-mail]')?.getAttribute('data-mail'));
  const current = () => mails.find(({ id }) => id === (openId ?? focusedId()));
  const meant = () => {
    const chosen = mails.filter(({ id }) => selected.has(id));
    const one = current();
    return chosen.length > 0 ? chosen : one ? [one] : [];
  };
  const goOn = () => (openId === undefined ? focusRow(1) : onGone());
  const focusRow = (step: 1 | -1) => {
    const place = mails.findIndex(({ id }) => id === focusedId());
    const id = mails[place < 0 ? 0 : place + step]?.id;
    document.querySelector<HTMLElement>(`[data-mail="${id}"]`)?.focus();
  };
  const step = (by: 1 | -1) => (openId === undefined ? focusRow(by) : onStep(by));
  const select = () => {
    const id = current()?.id;
    if (id === undefined) return;
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const star = () => {
    const found = meant();
    const isStarred = found.every((mail) => mail.isStarred);
    void update(
      found.map(({ id }) => id),
      { isStarred: !isStarred },
    );
  };
  const done = () => {
    const found = meant();
    if (found.length === 0) return;
    void update(
      found.map(({ id }) => id),
      { isRead: true },
    );
    onSelect(new Set());
    goOn();
  };
  const trash = () => {
    const found = meant().filter(({ folder }) => folder !== 'trash');
    if (found.length === 0) return;
    onSelect(new Set());
    goOn();
    void moveMails(found, 'trash');
  };
  const reply = () => {
    const mail = current();
    if (mail) onWrite(mail.folder === 'draft' ? { kind: 'draft', mail } : { kind: 'reply', mail });
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: select,
    s: star,
    e: done,
    '#': trash,
    r: reply,
    c: () => onWrite({ kind: 'new' }),
    '/': onSearch,
    u: openId === undefined ? undefined : onClose,
    Escape: selected.size > 0 ? () => onSelect(new Set()) : openId === undefined ? undefined : onClose,
  });
}
