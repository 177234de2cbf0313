import type { ReactNode } from 'react';
import { useAbilities, type Permission } from '../data/index.ts';

/** Shows what the server would allow; the server decides all the same. */
export function Can({ action, subject, children }: Permission & { children: ReactNode }) {
  return useAbilities().can(action, subject) ? children : null;
}
