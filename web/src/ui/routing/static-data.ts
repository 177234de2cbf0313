import type { Layout } from '@quarry/contracts/access';
import type { Permission } from '../../data/index.ts';
import type { NavigationKey } from '../../i18n/index.ts';
import type { NavigationEntry } from './feature.ts';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface StaticDataRouteOption {
    /** The breadcrumb and the document's title. */
    title?: NavigationKey;
    /** The list that the screen belongs to, where its address does not begin with the list's. */
    above?: Pick<NavigationEntry, 'label' | 'path'>;
    /** What a person must be allowed to do; without it every signed-in person may enter. */
    permission?: Permission;
    /** What the screen shows otherwise than the person chose; leaving it shows the choice again. */
    layout?: Partial<Pick<Layout, 'isMenuCollapsed' | 'isMenuHidden' | 'content'>>;
  }
}
