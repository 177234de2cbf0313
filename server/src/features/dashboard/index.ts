import type { Feature } from '../../platform/feature.ts';
import { dashboardResolvers } from './dashboard.resolvers.ts';

export const dashboardFeature: Feature = {
  name: 'dashboard',
  resolvers: dashboardResolvers,
  records: [
    {
      entity: 'snoozed_need',
      subject: null,
      // What somebody put aside has their id.
      stored: { table: 'app_user', name: 'shown_name', person: 'id' },
      isErasedWithPerson: true,
    },
    {
      entity: 'dashboard_view',
      subject: null,
      // What somebody chose for their dashboard has their id.
      stored: { table: 'app_user', name: 'shown_name', person: 'id' },
      isErasedWithPerson: true,
    },
  ],
};
