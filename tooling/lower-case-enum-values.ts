/**
 * Values of the SDL from before its new ones were in capitals. Programs send them, so they keep their names. The list may only shrink:
 * a value that left the SDL leaves the list. An action is spelt as roles store it and a state as runs
 * store it, so that new ones of these are the exception.
 */
export const lowerCaseEnumValues: Readonly<Record<string, string>> = {
  AbilityAction:
    'manage create read update delete archive publish run review export refund approve reserve fulfil fulfil_unpaid cancel',
  AbilityScope: 'own_shops own_brands own',
  AccountLinkKind: 'invitation reset',
  ApiKeySortField: 'name createdAt lastUsedAt expiresAt',
  BinSortField: 'deletedAt name',
  BrandSortField: 'name createdAt',
  BulkItemSortField: 'position',
  BulkOutcome: 'waiting done refused',
  ChangeSortField: 'at',
  ConfigurableState: 'draft testing active paused archived',
  CrawlFetchSortField: 'at',
  CrawlRunPageSortField: 'foundAt',
  CrawlRunSortField: 'requestedAt',
  CrawlStage: 'discovered in_scope allowed fetched product_pages offer_pages',
  CrawlerSortField: 'name',
  ExcavatorSortField: 'name',
  FieldType: 'text code number money date choice id flag',
  FieldUnit: 'percent share milliseconds bytes',
  FilterOperator:
    'contains not_contains starts_with is is_not less at_most greater at_least between before after within_days today any_of none_of empty not_empty',
  GrabItemSortField: 'at',
  GrabberKind: 'pages feed',
  GrabberSortField: 'name',
  InvitationOutcome: 'invited exists repeated not_an_address',
  JobSortField: 'requestedAt',
  LinkMail: 'sent failed off',
  ListDensity: 'compact usual roomy',
  MatchState: 'unmatched candidates in_review matched_auto matched no_match conflicted',
  MissingRight: 'waiting disabled second_factor no_role no_line nothing_given other_fields elsewhere',
  OfferSortField: 'title price lastChangedAt firstSeenAt',
  OfferState: 'active missing expired',
  OwnedKind: 'sharedViews ownViews bookmarks openSessions apiKeys',
  ProductSortField: 'name createdAt updatedAt lowestPrice offerCount completeness',
  ProposalDecision: 'accept reject',
  ProposalKind:
    'create_product create_variant link_offer unlink_offer rekey set_value add_media set_category create_brand merge_products split_product archive_product restore_product',
  ProposalSortField: 'createdAt confidence',
  ProposalState:
    'pending in_review auto_accepted accepted rejected edited applied conflicted superseded expired reverted',
  ProposalTask: 'decision check',
  RoleSortField: 'name createdAt updatedAt',
  RuleScope: 'item page',
  RunState:
    'queued starting running pausing paused finishing succeeded degraded failed timed_out cancelling cancelled stalled waiting',
  ScheduleInterval: 'manual hourly every_6_hours daily weekly monthly cron',
  ShopKind: 'own partner observed',
  ShopSortField: 'name createdAt',
  UserNameField: 'email username',
  UserSortField: 'name email createdAt lastSeenAt',
  ValueSourceKind: 'manual import offer rule model generator',
};

/** A subject is named as its type in the SDL. */
export const namedAsTypes: ReadonlySet<string> = new Set(['AbilitySubject']);
