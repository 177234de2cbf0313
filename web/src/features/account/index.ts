import { defineArea } from '../../ui/routing/index.ts';

export { AvatarSection } from './avatar.section.tsx';
export { SessionsSection } from './sessions.section.tsx';

export const accountArea = defineArea({
  name: 'account',
  group: 'organisation',
  paths: ['/account'],
  navigation: [],
  records: [{ entity: 'user_preferences' }],
  load: () => import('./routes.ts'),
});
