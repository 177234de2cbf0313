import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { askOrigin } from '../../data/index.ts';

/**
 * A screen that is fetched when its route is entered or hovered. The loader's type is left open on purpose:
 * screens use the router's typed links, whose type would otherwise depend on the screens themselves.
 */
export function lazyScreen(load: () => Promise<unknown>, name: string): RouteComponent {
  const loadOrTell = async () => {
    try {
      return (await load()) as Record<string, RouteComponent>;
    } catch (error) {
      // The router would load the whole page anew, in case of a newer version: without a connection nothing would be left of it.
      await askOrigin();
      throw error;
    }
  };
  return lazyRouteComponent(loadOrTell, name);
}
