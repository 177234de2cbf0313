export { binDaysSetting } from './bin.settings.ts';
