import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';

/**
 * A screen that is fetched when its route is entered or hovered. The loader's type is left open on purpose:
 * screens use the router's typed links, whose type would otherwise depend on the screens themselves.
 */
export function lazyScreen(load: () => Promise<unknown>, name: string): RouteComponent {
  return lazyRouteComponent(load as () => Promise<Record<string, RouteComponent>>, name);
}
