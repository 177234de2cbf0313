import { linkOptions } from '@tanstack/react-router';
import type { MailView } from './mail-view.ts';

/** The address of a view, and of a mail that is open in it. */
export function viewLink(view: MailView, mailId?: number) {
  const search = (before: { q?: string | undefined }) => ({ q: before.q });
  const id = String(mailId);
  if (view.kind === 'label') {
    const { label } = view;
    return mailId === undefined
      ? linkOptions({ to: '/apps/email/label/$label', params: { label }, search })
      : linkOptions({ to: '/apps/email/label/$label/$mailId', params: { label, mailId: id }, search });
  }
  const { folder } = view;
  return mailId === undefined
    ? linkOptions({ to: '/apps/email/$folder', params: { folder }, search })
    : linkOptions({ to: '/apps/email/$folder/$mailId', params: { folder, mailId: id }, search });
}
