export { dashboardFolder } from './dashboard-build.ts';
export { type DemoShopsBeside, startDemoShopsBeside } from './demo-shops.ts';
export { portFailure } from './free-port.ts';
export { supervise, type StartedProduct } from './supervise.ts';
