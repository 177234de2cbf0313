import type { Presence as PresenceName } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { chatMessages } from './chat.messages.ts';

const tones = { online: 'success', away: 'warning', busy: 'danger', offline: 'neutral' } as const;

/** Whether somebody can be reached now. */
export function Presence({ status }: { status: PresenceName }) {
  const t = useMessages(chatMessages);
  return <StatusDot tone={tones[status]} label={t(status)} />;
}
