export { publicAddressSetting, samplesSetting } from './installation.settings.ts';
