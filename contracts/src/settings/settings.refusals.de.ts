import type { english } from './settings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  SETTING_FIXED:
    'Diese Einstellung ist durch die Variable {{variable}} festgelegt.\nÄndern Sie die Variable, oder entfernen Sie sie und starten Sie Quarry neu.',
  SETTING_NO_CHANNELS:
    'Es gibt noch keine Verkaufskanäle, für die etwas eingestellt werden könnte.\nStellen Sie es für die Installation ein.',
  SETTING_SAME_EVERYWHERE: 'Diese Einstellung gilt überall gleich.\nStellen Sie es für die Installation ein.',
};
