import type { SavedReportDraft } from '@quarry/contracts/analytics';
import { type Actor, may } from '../../platform/auth/index.ts';

export type SavedReportRecord = SavedReportDraft & {
  id: string;
  ownerId: string;
  ownerName: string;
  /** Those of `roleIds` that are still there. */
  roles: { id: string; name: string }[];
  version: number;
  updatedAt: Date;
};

export function auditedReport({ name, report, input, roleIds }: SavedReportRecord): Record<string, unknown> {
  return { name, report, input, roleIds };
}

/** Whether somebody may change or delete a report that they see. */
export function mayChangeReport(actor: Actor, { ownerId }: SavedReportRecord): boolean {
  return may(actor, 'manage', 'Report', { userId: ownerId });
}
