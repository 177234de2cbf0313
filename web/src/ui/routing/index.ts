import './static-data.ts';

export {
  parseAddressSearch,
  searchText,
  searchTexts,
  stringifyAddressSearch,
  type RawSearch,
} from './address-search.ts';
export { useAddressText, type AddressText } from './address-text.ts';
export { provideAreas, provideRecordKinds, recordKinds, useAllAreas, useKnownAreas } from './all-areas.ts';
export { rootRoute, shellRoute, type RouterContext } from './base-routes.ts';
export {
  navigationGroups,
  defineArea,
  type Area,
  type AreaParts,
  type FieldWords,
  type FurtherBulkAction,
  type NameOf,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationIcon,
  type RecordSection,
  type RecordWords,
  type WithFieldWords,
} from './feature.ts';
export { useKindName } from './kind-names.ts';
export { kindOf, kindOfCause, kindOfList, kindOfRun, kindOfSubject, type RecordKind } from './record-kinds.ts';
export { listLink, pageLink, recordLink } from './record-links.ts';
export { lazyScreen } from './lazy-screen.ts';
export {
  filterValues,
  parseListSearch,
  searchForFilter,
  sortsOf,
  sortText,
  withFilter,
  type ListSearch,
  type ListSort,
} from './list-search.ts';
