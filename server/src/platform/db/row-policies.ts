import {
  dimensions,
  type PolicyCondition,
  policyText,
  type ScopeColumns,
  type Subject,
} from '@quarry/contracts/access';
import { tableInSql } from './table-in-sql.ts';

/** Who reads a row of a table, adds one, changes one and removes one. */
export type TablePolicies = Record<'reads' | 'adds' | 'changes' | 'removes', PolicyCondition>;

/**
 * The policies that a new table begins with: rows are reached by those they belong to, by these columns, and by those who reach every row
 * of the subject.
 */
export function rowsOf(subject: Subject, columns: ScopeColumns): TablePolicies {
  const writes = any(...own(columns), whole({ writes: [subject] }));
  return { ...written(writes), reads: any(...own(columns), whole({ reads: [subject], writes: [subject] })) };
}

/** The statements by which a migration gives a table its policies; they hold for the owner too. */
export function policyStatements(table: string, policies: TablePolicies): string[] {
  const { reads, adds, changes, removes } = policies;
  const held = tableInSql(table);
  return [
    `alter table ${held} enable row level security, force row level security`,
    `create policy ${table}_read on ${held} for select using (${policyText(reads)})`,
    `create policy ${table}_add on ${held} for insert with check (${policyText(adds)})`,
    `create policy ${table}_change on ${held} for update using (${policyText(changes)})`,
    `create policy ${table}_remove on ${held} for delete using (${policyText(removes)})`,
  ];
}

const everything: PolicyCondition = { kind: 'all' };
const any = (...of: readonly PolicyCondition[]): PolicyCondition => ({ kind: 'any', of });
const whole = (subjects: Pick<Whole, 'reads' | 'writes'>): PolicyCondition => ({ kind: 'whole', ...subjects });
const stated = (sql: string): PolicyCondition => ({ kind: 'stated', sql });
type Whole = Extract<PolicyCondition, { kind: 'whole' }>;

function own(columns: ScopeColumns): PolicyCondition[] {
  return dimensions.flatMap((dimension): PolicyCondition[] => {
    const column = columns[dimension.key];
    return column === undefined ? [] : [{ kind: 'own', dimension, column }];
  });
}

/** What is searched by text, or read before it is known who asks, is held to somebody in writing alone. */
function written(writes: PolicyCondition): TablePolicies {
  return { reads: everything, adds: writes, changes: writes, removes: writes };
}

const ofPerson = rowsOf('User', { userId: 'user_id' });
const ofGiver = written(whole({ writes: ['User'] }));

const viewWriters = any(...own({ userId: 'user_id' }), whole({ writes: ['SavedView', 'User'] }));
const savedView: TablePolicies = {
  reads: any(
    ...own({ userId: 'user_id' }),
    stated('is_shared and (select scope_user() is not null)'),
    whole({ reads: ['User'], writes: ['SavedView', 'User'] }),
  ),
  adds: viewWriters,
  changes: viewWriters,
  removes: viewWriters,
};

const reportWriters = any(...own({ userId: 'user_id' }), whole({ writes: ['Report', 'User'] }));
const savedReportKey: TablePolicies = {
  ...written(reportWriters),
  reads: any(
    ...own({ userId: 'user_id' }),
    stated('is_shared and (select scope_user() is not null)'),
    whole({ reads: ['User'], writes: ['Report', 'User'] }),
  ),
};
const savedReport: TablePolicies = {
  reads: any(
    ...own({ userId: 'user_id' }),
    stated('cardinality(role_ids) > 0 and (select scope_user() is not null)'),
    whole({ reads: ['User'], writes: ['Report', 'User'] }),
  ),
  adds: reportWriters,
  changes: reportWriters,
  removes: reportWriters,
};

/** A key of a sales channel lies in its shop; no such key sees itself or another. */
const keysOfShop = stated('shop_id = any((select scope_shops())::uuid[]) and (select scope_channel() is null)');
const writesChannelKeys = stated("shop_id is not null and (select scope_writes('ChannelKey'))");
const keyWriters = (ofChannel: PolicyCondition) =>
  any(...own({ userId: 'user_id' }), keysOfShop, ofChannel, whole({ writes: ['ApiKey', 'User'] }));
const apiKey: TablePolicies = {
  reads: any(
    ...own({ userId: 'user_id' }),
    keysOfShop,
    stated("shop_id is not null and (select scope_reads('ChannelKey') or scope_writes('ChannelKey', 'Channel'))"),
    whole({ reads: ['ApiKey', 'User'], writes: ['ApiKey', 'User'] }),
  ),
  // Nobody makes a key that acts for somebody else.
  adds: any(...own({ userId: 'user_id' }), keysOfShop, writesChannelKeys),
  // Anyone who archives a channel ends its keys with it, also without a right to keys.
  changes: keyWriters(stated("shop_id is not null and (select scope_writes('ChannelKey', 'Channel'))")),
  removes: keyWriters(writesChannelKeys),
};

// A sales channel keeps replies under its own id.
const repliesOf = any(...own({ userId: 'actor_id' }), stated('actor_id = (select scope_channel())'));
const replyWriters = any(repliesOf, whole({ writes: ['User'] }));
const reply: TablePolicies = {
  ...written(replyWriters),
  reads: any(repliesOf, whole({ reads: ['User'], writes: ['User'] })),
};

const managers = whole({ writes: ['Product', 'Proposal'] });
const ofBrand = any(
  managers,
  ...own({ brandId: 'brand_id' }),
  // A product that is being made gets its brand a moment later.
  stated('brand_id is null and (select cardinality(scope_brands()) > 0)'),
);
const ofProduct = written(any(managers, stated('scope_writes_product(product_id)')));
/** The bin holds records of all kinds, each reached by who may write all of its kind, and some by those they belong to. */
const binEntry = written(
  any(
    stated('scope_writes(record_subject(entity))'),
    stated(`entity = 'tax_rate' and (${policyText(any(...own({ shopId: 'shop_id' })))})`),
    stated(`entity = 'product' and (${policyText(ofBrand)})`),
    stated(`entity = 'comment' and (${policyText(any(...own({ shopId: 'shop_id' })))})`),
    stated(`entity = 'discount' and (${policyText(any(...own({ shopId: 'shop_id' })))})`),
    stated(`entity = 'order' and (${policyText(any(...own({ shopId: 'shop_id' })))})`),
    stated(
      `entity = 'saved_report' and (${policyText(any(...own({ userId: 'owner_id' }), whole({ writes: ['Report', 'User'] })))})`,
    ),
    stated(
      `entity = 'saved_view' and (${policyText(any(...own({ userId: 'owner_id' }), whole({ writes: ['SavedView', 'User'] })))})`,
    ),
  ),
);

const brand: TablePolicies = {
  reads: everything,
  // An offer that is brought to a product may name a brand that nobody has yet.
  adds: stated("select scope_writes('Brand', 'Product', 'Proposal') or cardinality(scope_brands()) > 0"),
  changes: any(whole({ writes: ['Brand', 'Product', 'Proposal'] }), ...own({ brandId: 'id' })),
  removes: whole({ writes: ['Brand'] }),
};

const offer = written(
  any(
    whole({ writes: ['Offer', 'Product', 'Proposal'] }),
    ...own({ shopId: 'shop_id' }),
    stated('(select cardinality(scope_brands()) > 0) and (product_id is null or scope_writes_product(product_id))'),
  ),
);

// Anyone who may change every offer, or the shop's own people: a right to read offers is no right to read costs.
const ofShopPeople = any(...own({ shopId: 'shop_id' }), whole({ writes: ['Offer'] }));
const ownOffer: TablePolicies = {
  reads: ofShopPeople,
  adds: ofShopPeople,
  changes: ofShopPeople,
  removes: ofShopPeople,
};

// A price on a channel is formed with them, so anyone who reads all channels reads them.
const ofShopSettings = any(...own({ shopId: 'shop_id' }), whole({ writes: ['Shop'] }));
const taxRate: TablePolicies = {
  ...written(ofShopSettings),
  reads: any(...own({ shopId: 'shop_id' }), whole({ reads: ['Channel', 'Order'], writes: ['Shop', 'Order'] })),
};

/** What an order is placed by is read, and what it uses counted, by anyone who may place orders of every shop. */
function besideOrders(subject: Subject): TablePolicies {
  const writes = any(...own({ shopId: 'shop_id' }), whole({ writes: [subject, 'Order'] }));
  return {
    ...written(writes),
    reads: any(...own({ shopId: 'shop_id' }), whole({ reads: [subject, 'Order'], writes: [subject, 'Order'] })),
  };
}
const ofChannel: TablePolicies = {
  ...rowsOf('Channel', { shopId: 'shop_id' }),
  reads: besideOrders('Channel').reads,
};
const ofFeed = rowsOf('Channel', { shopId: 'shop_id' });
const ofComment = rowsOf('Comment', { shopId: 'shop_id' });
const ofDiscount = rowsOf('Discount', { shopId: 'shop_id' });
const soldDiscount: TablePolicies = { ...ofDiscount, reads: besideOrders('Discount').reads };
const usedDiscount = besideOrders('Discount');
const ofOrder = rowsOf('Order', { shopId: 'shop_id' });
const counted: Subject[] = ['Offer', 'Proposal', 'Comment', 'Product', 'Channel'];
const stateWriters = any(...own({ shopId: 'shop_id' }), whole({ writes: counted }));
const stateDay: TablePolicies = {
  ...written(stateWriters),
  reads: any(...own({ shopId: 'shop_id' }), whole({ reads: counted, writes: counted })),
};
// What is paid of an order is written on it by anyone who may change payments of every shop.
const ownOrder = own({ shopId: 'shop_id' });
const beside = whole({ reads: ['Order', 'Payment'], writes: ['Order', 'Payment'] });
const readByPayments: TablePolicies = { ...ofOrder, reads: any(...ownOrder, beside) };
const besidePayments = any(...ownOrder, whole({ writes: ['Order', 'Payment'] }));
const countedOrder: TablePolicies = { ...readByPayments, changes: besidePayments };
// Whose it is changes with a merge of customers, also by somebody who may change the customers of every shop alone.
const paidOrder: TablePolicies = {
  ...ofOrder,
  reads: any(...ownOrder, whole({ reads: ['Order', 'Payment'], writes: ['Order', 'Payment', 'Customer'] })),
  changes: any(...ownOrder, whole({ writes: ['Order', 'Payment', 'Customer'] })),
};
const orderEvent: TablePolicies = { ...readByPayments, adds: besidePayments };
const ofCustomer = besideOrders('Customer');
const ofPayment = rowsOf('Payment', { shopId: 'shop_id' });
// Anyone who cancels orders lets go of what is authorised for them, and marks the days on which money of them was given back.
const { reads: paidReads, changes: paidChanges } = besideOrders('Payment');
const paymentOfOrder: TablePolicies = { ...ofPayment, reads: paidReads, changes: paidChanges };
// What a return still gives back follows from what was refunded.
const refundOfOrder: TablePolicies = { ...ofPayment, reads: paidReads };
const transactionOfOrder: TablePolicies = { ...ofPayment, reads: paidReads, adds: paidChanges };

// What somebody sends is read by nobody else; engines read what is used, and delete what is not.
const ofSender = any(...own({ userId: 'user_id' }), whole({ writes: ['*'] }));
const upload: TablePolicies = { reads: ofSender, adds: ofSender, changes: ofSender, removes: ofSender };
const ofUpload = stated('exists (select from upload u where u.id = upload_id)');
const uploadPart: TablePolicies = { reads: ofUpload, adds: ofUpload, changes: ofUpload, removes: ofUpload };

// What somebody imports is theirs until it is applied; engines check it, and delete what is old.
const ofOwner = any(...own({ userId: 'owner_id' }), whole({ writes: ['*'] }));
const owned: TablePolicies = { reads: ofOwner, adds: ofOwner, changes: ofOwner, removes: ofOwner };
const ofSet = stated('set_id in (select s.id from change_set s)');
const inSet: TablePolicies = { reads: ofSet, adds: ofSet, changes: ofSet, removes: ofSet };

/** The policies of each table that has some (decision 017), which a test compares with those that the migrations made. */
export const rowPolicies: Readonly<Record<string, TablePolicies>> = {
  session: ofPerson,
  known_device: ofPerson,
  account_link: ofPerson,
  second_factor: ofPerson,
  recovery_code: ofPerson,
  login_challenge: ofPerson,
  user_preferences: ofPerson,
  bookmark: ofPerson,
  visit: ofPerson,
  snoozed_need: ofPerson,
  dashboard_view: ofPerson,
  idempotent_reply: reply,
  // By these a session goes on, which nobody asks for but the product itself, before it knows who asks.
  refresh_token: { ...written(whole({ writes: ['*'] })), reads: whole({ reads: ['*'] }) },
  user_role: ofGiver,
  user_shop: ofGiver,
  user_brand: ofGiver,
  saved_view: savedView,
  saved_report: savedReport,
  saved_report_key: savedReportKey,
  api_key: apiKey,
  bin_entry: binEntry,
  upload,
  upload_part: uploadPart,
  import: owned,
  import_recipe: owned,
  change_set: owned,
  change_set_row: inSet,
  change_set_cell: inSet,
  change_set_identifier: inSet,
  change_set_line: inSet,
  change_set_step: inSet,
  product: written(ofBrand),
  variant: ofProduct,
  product_value: ofProduct,
  product_value_alternative: ofProduct,
  value_finding: ofProduct,
  product_media: ofProduct,
  variant_identifier: written(any(managers, stated('scope_writes_variant(variant_id)'))),
  brand,
  brand_alias: written(any(whole({ writes: ['Brand'] }), ...own({ brandId: 'brand_id' }))),
  category: written(whole({ writes: ['Category'] })),
  category_attribute: written(whole({ writes: ['Category'] })),
  category_taxonomy: written(whole({ writes: ['Category'] })),
  taxonomy: written(whole({ writes: ['Category'] })),
  taxonomy_file: written(whole({ writes: ['Category'] })),
  taxonomy_node: written(whole({ writes: ['Category'] })),
  category_merge: written(whole({ writes: ['Category'] })),
  category_merge_part: written(whole({ writes: ['Category'] })),
  // Engines note them; people decide which category they are.
  shelf: written(whole({ writes: ['Category'] })),
  attribute: written(whole({ writes: ['Attribute'] })),
  attribute_option: written(whole({ writes: ['Attribute'] })),
  // Engines note them; people decide which attribute they are.
  property_name: written(whole({ writes: ['Attribute'] })),
  offer,
  own_offer: ownOffer,
  channel: ofChannel,
  channel_name_key: ofFeed,
  channel_mapping: ofFeed,
  channel_feed: ofFeed,
  channel_issue: ofFeed,
  feed_file: ofFeed,
  feed_read: ofFeed,
  feed_row: ofFeed,
  feed_row_history: ofFeed,
  feed_row_key: ofFeed,
  feed_run: ofFeed,
  listing: ofChannel,
  listing_check: ofFeed,
  tax_rate: taxRate,
  // Locked by anyone who counts a use.
  discount: { ...soldDiscount, changes: usedDiscount.changes },
  // Written by the worker.
  discount_announcement: ofDiscount,
  discount_channel: soldDiscount,
  discount_name_key: ofDiscount,
  discount_target: soldDiscount,
  discount_code: { ...soldDiscount, changes: usedDiscount.changes },
  discount_counter: { ...soldDiscount, changes: usedDiscount.changes },
  discount_customer_counter: usedDiscount,
  discount_use: usedDiscount,
  discount_reservation: usedDiscount,
  customer: ofCustomer,
  customer_address: ofCustomer,
  customer_consent: ofCustomer,
  customer_external: ofCustomer,
  customer_key: ofCustomer,
  customer_merge: rowsOf('Customer', { shopId: 'shop_id' }),
  customer_merge_row: rowsOf('Customer', { shopId: 'shop_id' }),
  erasure: rowsOf('Customer', { shopId: 'shop_id' }),
  person_data: ofCustomer,
  order: paidOrder,
  order_line: countedOrder,
  order_line_discount: ofOrder,
  order_contact: ofOrder,
  order_key: readByPayments,
  order_tag: ofOrder,
  order_hold: readByPayments,
  order_event: orderEvent,
  order_edit: ofOrder,
  order_sequence: ofOrder,
  order_return: countedOrder,
  return_line: readByPayments,
  fulfilment: ofOrder,
  fulfilment_line: ofOrder,
  // Counted for a person by an engine, under the rights of that person.
  order_count: owned,
  sales_bucket: ofOrder,
  sales_day: ofOrder,
  sales_month: ofOrder,
  product_sales_day: ofOrder,
  state_day: stateDay,
  // Marked by triggers, no matter who writes what is counted.
  sales_dirty: { ...ofOrder, adds: everything },
  // Whether a payment is let go of by people or by its provider.
  payment_provider: { ...ofPayment, reads: paidReads },
  payment: paymentOfOrder,
  payment_transaction: transactionOfOrder,
  payment_event: ofPayment,
  refund: refundOfOrder,
  refund_line: refundOfOrder,
  settlement: ofPayment,
  settlement_line: ofPayment,
  comment: ofComment,
  comment_revision: ofComment,
  comment_flag: ofComment,
  comment_reply: ofComment,
  saved_reply: ofComment,
  rating_summary: ofComment,
  // Settings hold for people who have not signed in too, and name secrets at most.
  setting: written(whole({ writes: ['Setting'] })),
  // Opened by the product itself, and set by anyone who may change settings.
  secret: { ...written(whole({ writes: ['Setting'] })), reads: whole({ reads: ['*'], writes: ['Setting'] }) },
};
