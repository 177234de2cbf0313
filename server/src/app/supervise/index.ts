export { supervise, type StartedProduct } from './supervise.ts';
