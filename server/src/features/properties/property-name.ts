import type { propertyNameStatuses } from '@quarry/contracts/properties';
import type { PropertyReason } from './propose-attribute.ts';

export type PropertyNameState = (typeof propertyNameStatuses)[number];

export type PropertyNameRecord = {
  id: string;
  shopId: string;
  shopName: string;
  text: string;
  examples: string[];
  state: PropertyNameState;
  offerCount: number;
  attributeId: string | null;
  /** Null as well where the attribute lies in the bin. */
  attributeName: string | null;
  proposedAttributeId: string | null;
  proposedAttributeName: string | null;
  proposal: PropertyReason | null;
  confidence: number | null;
  isByRule: boolean;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** The fields an audit entry compares. */
export function auditedPropertyName({ state, attributeId }: PropertyNameRecord): Record<string, unknown> {
  return { state, attributeId };
}
