export { hostileTests } from './hostile-checks.ts';
