import type { z } from 'zod';

/** What can be wrong with an input field: each code has a text, so that a code without one does not compile. */
export const inputTexts = {
  required: 'Fill this in.',
  too_short: 'This is too short. Write more.',
  too_long: 'This is too long. Shorten it.',
  too_small: 'This is too small. Raise it.',
  too_large: 'This is too large. Lower it.',
  too_many: 'These are too many. Take some away.',
  too_many_addresses: 'At most 200 addresses are invited at a time. Take the rest into a second list.',
  not_a_number: 'Write a number.',
  not_whole: 'Write a whole number.',
  not_in_this_notation: 'Write the number like 1,234.5, with a point before the decimals.',
  not_a_unit: 'This unit does not belong to the attribute. Choose one of its units.',
  not_an_email: 'Write an e-mail address, like name@example.com.',
  not_a_phone_number: 'Write a phone number with the code of its country, like +49 30 12345678.',
  not_a_web_address: 'Write a web address that begins with http:// or https://.',
  address_has_credentials: 'Take the user name and the password out of the address.',
  not_a_host: 'Write a host name or an IP address, like mail.example.com.',
  not_a_country: 'Write a country as its two letters of ISO 3166, like DE.',
  not_a_currency: 'Write a currency as three letters, like EUR.',
  not_a_locale: 'Write a language, like en or de-AT.',
  not_a_time_zone: 'Write a time zone, like Europe/Berlin.',
  not_a_choice: 'Choose one of the offered values.',
  below_itself: 'A record cannot be below itself. Choose another parent.',
  not_a_selector: 'Write a CSS selector.',
  not_a_glob: 'Write a pattern such as /products/**.',
  not_an_attribute_code: 'Write small letters, digits and underscores, beginning with a letter; id and tags are taken.',
  not_a_pattern: 'Write a regular expression without lookarounds and backreferences.',
  not_of_the_pattern: 'This is not of the pattern that the attribute asks for.',
  not_of_this_type: 'Values of this type do not have this. Leave it out.',
  not_an_option_code: 'Write small letters, digits, hyphens and underscores.',
  not_a_color: 'Write a colour like #1e90ff.',
  fixed_by_values: 'There are values, so this stays as it is. Add another attribute.',
  fixed_by_system: 'Products are built on this attribute, so this stays as it is.',
  gtin_not_digits: 'A GTIN holds digits only.',
  gtin_rounded: 'A spreadsheet rounded this number. Write all its digits.',
  gtin_all_zeros: 'Zeros alone are a placeholder.',
  gtin_wrong_length: 'A GTIN has 8, 12, 13 or 14 digits.',
  gtin_wrong_check_digit: 'The check digit is wrong, so at least one digit is.',
  gtin_restricted: 'Shops use numbers of this range for their own goods: it identifies nothing elsewhere.',
  gtin_coupon: 'This number belongs to a coupon, not to goods.',
  gtin_variable_measure: 'This number is for goods of varying measure.',
  gtin_case: 'This number is for a case. Write the one of the unit itself.',
  not_a_schedule: 'Write a schedule that comes round, like 0 3 * * *.',
  not_a_date: 'Write a date, like 2026-01-31.',
  not_an_amount: 'Write an amount and its currency, like 19.99 EUR.',
  not_a_decimal: 'Write an amount without its currency, like 19.99.',
  too_many_decimals: 'This currency has fewer decimals. Leave some out.',
  other_currency: 'Write the amount in the currency of the shop.',
  shop_without_currency: 'The shop has no currency. Choose one on its page first.',
  list_below_price: 'The list price is below the price. Raise it, or leave it out.',
  channel_without_currency: 'The channel has no currency. Choose one on its page first.',
  not_the_channels_currency: 'Write the amount in the currency of the channel.',
  ends_before_it_begins: 'This is not after its beginning. Choose a later time.',
  list_without_price: 'A list price stands beside a price. Fill in the price.',
  not_an_own_shop: 'This is not one of your own shops: its offers are read, not typed.',
  not_your_brand: 'Choose one of your brands.',
  not_an_own_shops_rates: 'This is not one of your own shops: only they have tax rates.',
  shop_stays: 'A tax rate stays in its shop. Add one to the other shop.',
  not_a_region: 'Write a region as ISO 3166-2 has it after the country, like CA or 75.',
  not_a_percentage: 'Write a percentage without its sign, like 19 or 8.875.',
  percentage_out_of_range: 'A rate lies between 0 and 100 per cent.',
  percentage_too_fine: 'Write at most four decimals.',
  password_is_name: 'Choose one that is not your e-mail address or your name, with figures or without.',
  password_is_common: 'Choose one that is harder to guess: this is among the most common ones.',
  password_is_present: 'Choose another one: this is your present password.',
  wrong_password: 'This is not your present password.',
  not_a_code: 'Write the six digits that the app shows.',
  wrong_code: 'This is not the code of this moment. Check the clock of the device, and enter the next code.',
  not_the_username: 'Type the username exactly as it stands.',
  not_the_name: 'Type the name exactly as it stands.',
  not_your_field: 'Your role does not include this field. Ask an administrator for one that does.',
  not_yours_to_give: 'You do not have this yourself, so you cannot give it. Ask an administrator to give it.',
  other_fields_elsewhere: 'Name the same fields in every line about this right.',
  not_a_time: 'Write a date and a time, like 2026-01-31T09:00.',
  not_an_hour: 'Write a time of day, like 03:00.',
  skipped_time: 'The clocks go forward then, so this time does not exist. Choose an earlier or a later one.',
  doubled_time: 'The clocks go back then, so this time comes twice. Choose an earlier or a later one.',
  time_is_over: 'This time is over. Choose a later one.',
  on_channel_already: 'It is on the channel now. Leave this empty, or take it off first and publish it from then on.',
  before_its_order: 'The order was placed after this. Choose a later time.',
  time_before_1990: 'This time is before 1990. Choose a later one.',
  time_not_come: 'This time has not come yet. Choose an earlier one.',
  not_a_share: 'A discount takes off more than 0 and at most 100 per cent.',
  percentage_and_amount: 'A discount takes off a percentage or an amount. Leave one of them out.',
  not_of_this_kind: 'A discount of this kind does not have this. Leave it out.',
  fixed_by_use: 'The discount is in use, so this stays as it is. End it and copy it.',
  lower_after_use: 'The discount is in use, so the limit can only be raised.',
  has_codes: 'The discount has codes. Disable them first.',
  not_counted_so: 'This is not counted so. Choose something else, or leave it out.',
  of_another_report: 'This measure is part of another report. Ask for it apart.',
  day_before_first: 'This day is before the first one. Choose a later one.',
  period_too_long: 'A period has at most 20 years. Choose days that lie closer together.',
  lines_and_amount: 'Name lines or an amount, not both. Leave one of them out.',
  other_limits_elsewhere: 'Name the same amounts in every line about this right.',
  question_without_rating: 'A question has no rating. Leave it out.',
  not_a_discount_code: 'Write letters, digits, hyphens, underscores and dots only.',
  channel_name_taken: 'Another sales channel of this shop has this name. Choose another one.',
  account_taken: 'Another provider has this account already. Enter the address of another account.',
  feed_name_taken: 'Another feed of this sales channel has this name. Choose another one.',
  no_price: 'There is no price for this on the channel. Write one.',
  repeated: 'This stands here twice.',
  recorded_before: 'The order has an entry with this reference already. Look at its payments first.',
  said_by_provider: 'The provider says this itself. Leave it out.',
  no_shop: 'Choose a shop first. One that is missing here is added under Shops.',
  product_binned: 'This product lies in the bin. Restore it, or name another product.',
  unknown: 'This does not exist, or is hidden from you. Choose another one.',
  invalid: 'This cannot be used as it is.',
} as const;

export type InputCode = keyof typeof inputTexts;

/**
 * One refused field; `path` names it (`defaults.currency`), `message` is the English text of `code`, `longest` how many characters fit
 * where these were too many.
 */
export type InputIssue = { path: string; code: InputCode; message: string; longest?: number };

export type CheckedInput<T> = { ok: true; value: T } | { ok: false; issues: InputIssue[] };

/** `input` as the schema's type, or every field that is wrong. A schema names its code as the message of each rule. */
export function checkInput<T>(schema: z.ZodType<T>, input: unknown): CheckedInput<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    issues: parsed.error.issues.map((issue) => ({
      ...inputIssue(issue.path.join('.'), codeOf(issue)),
      ...(issue.code === 'too_big' && issue.origin === 'string' && { longest: Number(issue.maximum) }),
    })),
  };
}

/** An issue that a rule outside the schemas found, such as a reference to nothing. */
export function inputIssue(path: string, code: InputCode): InputIssue {
  return { path, code, message: inputTexts[code] };
}

function codeOf(issue: z.core.$ZodIssue): InputCode {
  if (Object.hasOwn(inputTexts, issue.message)) return issue.message as InputCode;
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_large';
    case 'too_small':
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small';
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'invalid_value':
      return 'not_a_choice';
    default:
      return 'invalid';
  }
}
