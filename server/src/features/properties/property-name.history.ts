import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { attributes } from '../attributes/index.ts';
import {
  acceptPropertyName,
  dismissPropertyName,
  reopenPropertyName,
  propertyNameKind,
} from './property-name.commands.ts';
import { propertyNameById } from './property-name.resolvers.ts';

export const propertyNameHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const propertyName = may(context.actor, 'read', 'Offer') ? await propertyNameById(context).load(id) : null;
    return propertyName && ['update', 'Attribute'];
  },
  restoring: restoringOf(
    propertyNameKind,
    ['accepted', 'dismissed', 'reopened'],
    (deps, origin, { id, version, fields }) => {
      const seen = { id, version };
      if (fields.state === 'ACCEPTED') return acceptPropertyName(deps, origin, seen, String(fields.attributeId));
      return fields.state === 'DISMISSED'
        ? dismissPropertyName(deps, origin, seen)
        : reopenPropertyName(deps, origin, seen);
    },
  ),
  referenceOf: (field) =>
    field === 'attributeId'
      ? async (context, id) => (await attributes(context)).find((one) => one.id === id)?.name ?? null
      : undefined,
};
