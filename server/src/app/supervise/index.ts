export { dashboardFolder } from './dashboard-build.ts';
export { portFailure } from './free-port.ts';
export { supervise, type StartedProduct } from './supervise.ts';
