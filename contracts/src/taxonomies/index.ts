export {
  taxonomyLanguage,
  taxonomyLimits,
  taxonomyLinkInput,
  taxonomyPublishers,
  type TaxonomyPublisher,
} from './taxonomy.input.ts';
