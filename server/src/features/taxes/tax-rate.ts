import { percentText } from '@quarry/contracts/taxes';

/** A tax rate as it is stored. */
export type TaxRateRecord = {
  id: string;
  shopId: string;
  name: string;
  country: string;
  region: string | null;
  taxClass: string;
  ratePpm: number;
  /** A day, as 2027-01-01. */
  validFrom: string;
  isCurrent: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** A rate as its history shows it, and as it is typed. */
export function auditedRate({ shopId, name, country, region, taxClass, ratePpm, validFrom }: TaxRateRecord) {
  return { shopId, name, country, region, taxClass, percent: percentText(ratePpm), validFrom };
}
