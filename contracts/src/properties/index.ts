export { bulkAcceptPropertyNamesInput } from './property-name.input.ts';
export { propertyNameStatuses } from './property-name.ts';
export { propertyNameStates } from './property-name-states.ts';
