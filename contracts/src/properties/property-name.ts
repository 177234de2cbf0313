export const propertyNameStatuses = ['OPEN', 'ACCEPTED', 'DISMISSED'] as const;
