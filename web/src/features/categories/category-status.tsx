import { useMessages } from '../../i18n/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryStatus } from './categories.operations.generated.ts';

export function CategoryStatusDot({ status }: { status: CategoryStatus }) {
  const t = useMessages(categoriesMessages);
  return <StatusDot tone={status === 'ACTIVE' ? 'success' : 'neutral'} label={t(status)} />;
}
