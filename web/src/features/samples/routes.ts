import type { AreaParts } from '../../ui/routing/index.ts';
import { layoutsNavigation, layoutsRoutes } from './layouts/index.ts';
import { noticesNavigation, noticesRoutes } from './notices/index.ts';
import { accountSettingsNavigation, accountSettingsRoutes } from './account-settings/index.ts';
import { profileNavigation, profileRoutes } from './profile/index.ts';
import { showcaseNavigation, showcaseRoutes } from './showcase/index.ts';
import { formsNavigation, formsRoutes } from './forms/index.ts';
import { knowledgeNavigation, knowledgeRoutes } from './knowledge/index.ts';
import { pricingNavigation, pricingRoutes } from './pricing/index.ts';
import { blogNavigation, blogRoutes } from './blog/index.ts';
import { licenceNavigation, licenceRoutes } from './licence/index.ts';
import { apiKeysNavigation, apiKeysRoutes } from './api-keys/index.ts';
import { dialogsNavigation, dialogsRoutes } from './dialogs/index.ts';
import { entryNavigation, entryRoutes } from './entry/index.ts';
import { accessControlNavigation, accessControlRoutes } from './access-control/index.ts';
import { cardsNavigation, cardsRoutes } from './cards/index.ts';
import { chartsNavigation, chartsRoutes } from './charts/index.ts';
import { dashboardsNavigation, dashboardsRoutes, ecommerceRoute } from './dashboards/index.ts';
import { calendarNavigation, calendarRoutes } from './calendar/index.ts';
import { chatNavigation, chatRoutes } from './chat/index.ts';
import { emailNavigation, emailRoutes } from './email/index.ts';
import { invoicesNavigation, invoicesRoutes } from './invoices/index.ts';
import { shopNavigation, shopRoutes } from './shop/index.ts';
import { tablesNavigation, tablesRoutes } from './tables/index.ts';
import { usersNavigation, usersRoutes } from './users/index.ts';
import { todoNavigation, todoRoutes } from './todo/index.ts';

/** Screens on the sample layer, as the search and bookmarks of its rows name them: each folder is one of them, `kit` is what they share. */
export const parts = {
  /** What a dashboard without a server begins with. */
  ecommerceRoute,
  navigation: [
    ...dashboardsNavigation,
    ...emailNavigation,
    ...chatNavigation,
    ...todoNavigation,
    ...calendarNavigation,
    ...invoicesNavigation,
    ...shopNavigation,
    ...usersNavigation,
    ...entryNavigation,
    ...accountSettingsNavigation,
    ...profileNavigation,
    ...knowledgeNavigation,
    ...pricingNavigation,
    ...blogNavigation,
    ...licenceNavigation,
    ...apiKeysNavigation,
    ...dialogsNavigation,
    ...noticesNavigation,
    ...accessControlNavigation,
    ...layoutsNavigation,
    ...formsNavigation,
    ...tablesNavigation,
    ...chartsNavigation,
    ...cardsNavigation,
    ...showcaseNavigation,
  ],
  routes: [
    ...dashboardsRoutes,
    ...emailRoutes,
    ...chatRoutes,
    ...todoRoutes,
    ...calendarRoutes,
    ...invoicesRoutes,
    ...shopRoutes,
    ...usersRoutes,
    ...entryRoutes,
    ...accountSettingsRoutes,
    ...profileRoutes,
    ...knowledgeRoutes,
    ...pricingRoutes,
    ...blogRoutes,
    ...licenceRoutes,
    ...apiKeysRoutes,
    ...dialogsRoutes,
    ...noticesRoutes,
    ...accessControlRoutes,
    ...layoutsRoutes,
    ...formsRoutes,
    ...tablesRoutes,
    ...chartsRoutes,
    ...cardsRoutes,
    ...showcaseRoutes,
  ],
} as const satisfies AreaParts & { ecommerceRoute: unknown };
