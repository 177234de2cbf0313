import { defineArea } from '../../ui/routing/index.ts';

/** Screens on the sample layer. Sixty of them weigh as much as the product, so that their entries come with their routes. */
export const samplesArea = defineArea({
  name: 'samples',
  group: 'samples',
  navigation: [],
  load: () => import('./routes.ts'),
});
