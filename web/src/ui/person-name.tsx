import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { lifecycleMessages } from './lifecycle/lifecycle.messages.ts';

type PersonNameProps = {
  /** Null where nobody did it, empty for somebody who was erased. */
  name: string | null;
  /** What stands where nobody did it. */
  otherwise: ReactNode;
};

/** The person who did something, by name as long as there is one. */
export function PersonName({ name, otherwise }: PersonNameProps) {
  const t = useMessages(lifecycleMessages);
  if (name === null) return otherwise;
  return name === '' ? t('erasedPerson') : name;
}
