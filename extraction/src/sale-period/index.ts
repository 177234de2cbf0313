export { isWithin, readMoment, readSalePeriod, type SalePeriod } from './sale-period.ts';
