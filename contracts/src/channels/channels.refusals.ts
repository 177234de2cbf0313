/** Refusals of sales channels and listings, and the names of their states: the reason, and after a line break the next step. */
export const english = {
  CHANNEL_NOT_READY: 'Not ready: {{fields}} missing.\nFill this in, then activate the channel.',
  CHANNEL_BUILT_IN: '{{channel}} is built in: orders made by staff come in by it.\nPause it instead.',
  CHANNEL_THERE: 'The channel is {{status}} already.',
  CHANNEL_NO_MOVE: 'A channel that is {{from}} cannot become {{to}}.\nPossible now: {{ways}}.',
  'CHANNEL_NO_MOVE:end': 'A channel that is {{from}} stays so.\nAdd a new channel.',
  CHANNEL_HAS_LISTINGS_one:
    'One variant is put on this channel and goes off it for good.\nConfirm to archive it all the same.',
  CHANNEL_HAS_LISTINGS_other:
    '{{count}} variants are put on this channel and go off it for good.\nConfirm to archive it all the same.',
  CHANNEL_SHOP_NOT_OWN: 'Only own shops sell on channels, and {{shop}} is none.\nChoose one of your own shops.',
  CHANNEL_CURRENCY_FIXED:
    'This channel was active with prices in {{currency}}, so its currency stays.\nAdd a channel for {{wanted}}.',
  'CHANNEL_CURRENCY_FIXED:priced':
    'Listings of this channel have prices in {{currency}}.\nTake these prices away first, or add another channel.',
  CHANNEL_OF_SHOP:
    '{{channel}} takes country, currency, language and tax from its shop.\nChange these on the page of the shop.',
  CHANNEL_IS_ARCHIVED: '{{channel}} is archived: nothing of it changes any more.\nChoose another channel.',
  'channel_field:country': 'the country',
  'channel_field:currency': 'the currency',
  'channel_field:locale': 'the language',
  'channel_status:DRAFT': 'a draft',
  'channel_status:ACTIVE': 'active',
  'channel_status:PAUSED': 'paused',
  'channel_status:ARCHIVED': 'archived',
  LISTING_TIME_OVER: '{{date}} is over.\nList it now or choose a later time.',
  LISTING_IS_ON:
    '{{product}} is on {{channel}} already: with a start at {{from}} it would be off until then.\nLeave it as it is, or take it off first and then publish it from that time.',
  LISTING_ENDS_FIRST:
    'The end of {{product}} on {{channel}}, {{until}}, is not after its start, {{from}}.\nChoose an earlier start, or change “Until” of this listing first.',
  LISTING_PRODUCT: '{{product}} is {{status}}.\nPublish the product first.',
  'LISTING_PRODUCT:gone': '{{product}} is in the bin.\nRestore the product first.',
  'LISTING_PRICE:not_a_decimal': 'The price is no amount.\nWrite it without its currency, like 19.99.',
  'LISTING_PRICE:too_small': 'A price is not below zero.\nRaise it.',
  'LISTING_PRICE:too_large': 'The price is too large.\nLower it.',
  'LISTING_PRICE:too_many_decimals': 'The currency of the channel has fewer decimals.\nLeave some out.',
  'LISTING_PRICE:channel_without_currency': 'The channel has no currency yet.\nChoose it on the page of the channel.',
  'LISTING_PRICE:list_below_price': 'The list price is below the price.\nRaise it, or leave it out.',
  'LISTING_PRICE:list_without_price': 'A list price stands beside a price.\nFill in the price.',
  'listing:NOT_PUBLISHED': '{{product}} is not put on {{channel}}.\nList it there.',
  'listing:NOT_YET': 'It is listed from {{date}} on.\nWait, or list it now.',
  'listing:OVER': 'It was listed until {{date}}.\nList it anew, or choose a later time.',
  'listing:CHANNEL_DRAFT': '{{channel}} is a draft.\nActivate the channel.',
  'listing:NO_PRICE':
    'Neither this listing nor an offer of {{shop}} has a price in {{currency}}.\nEnter a price on the offer, or one on the listing.',
  'listing:NO_PRICE:no_currency': '{{channel}} has no currency yet.\nChoose it on the page of the channel.',
  'listing:NO_TAX_RATE':
    'The price of {{shop}} is without tax and that of {{channel}} is with it, and no tax rate of {{country}} is known.\nAdd the rate on the page of the shop.',
  'listing:NO_TAX_RATE:without':
    'The price of {{shop}} is with tax and that of {{channel}} is without it, and no tax rate of {{country}} is known.\nAdd the rate on the page of the shop.',
  'listing:OPEN_ERRORS':
    'A check found errors in the row of {{product}} for {{channel}}.\nOpen the issues of the channel.',
} as const;
