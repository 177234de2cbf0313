export { localTime, typedTime } from './local-time.ts';
export { ZonedTime } from './zoned-time.tsx';
