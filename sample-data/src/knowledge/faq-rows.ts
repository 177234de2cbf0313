export type FaqCategory = {
  icon: string;
  title: string;
  subtitle: string;
  qandA: readonly { question: string; ans: string }[];
};

type Pair = readonly [question: string, ans: string];

function category(icon: string, title: string, subtitle: string, pairs: readonly Pair[]): FaqCategory {
  return { icon, title, subtitle, qandA: pairs.map(([question, ans]) => ({ question, ans })) };
}

export const faq: Readonly<Record<string, FaqCategory>> = {
  ordering: category('shopping-bag', 'Ordering', 'From the cart to the confirmation', [
    [
      'Can I change an order that is already placed?',
      'Within an hour, from the order page. Later the warehouse has packed it, and only a return helps.',
    ],
    [
      'Why is a product in my cart sold out?',
      'A cart reserves nothing. The last piece belongs to the person who pays first, and the cart says so when you come back.',
    ],
    ['May I order without an account?', 'Yes. You then find the order through the link in its confirmation.'],
    [
      'How do I use a voucher?',
      'Enter its code in the first step of the checkout. The sum below changes at once, or the code says why it does not count.',
    ],
    ['Is there a smallest order value?', 'No. Below 25 you pay for the parcel, whatever is in it.'],
  ]),
  delivery: category('truck', 'Delivery', 'Where the parcel is, and when it comes', [
    [
      'How long does delivery take?',
      'Two to four working days at home, up to eight abroad. The product page names the day before you pay.',
    ],
    ['Can I choose the day?', 'For large things, yes: the carrier calls first. Small parcels come when they come.'],
    [
      'What if nobody is at home?',
      'The driver tries a neighbour whom you named, then the nearest collection point keeps it for a week.',
    ],
    ['Do you deliver to islands?', 'To all of them, with three days more in winter when the ferry rests.'],
    [
      'Where do I see the tracking number?',
      'In the mail about the dispatch and on the order page, as soon as the label is printed.',
    ],
  ]),
  payment: category('credit-card', 'Payment', 'Cards, invoices and receipts', [
    ['Which ways to pay are there?', 'Card, transfer, invoice for companies, and cash where you collect it yourself.'],
    ['When is my card charged?', 'When the parcel leaves, not before. Until then the sum is only reserved.'],
    ['Where is my invoice?', 'Attached to the confirmation, and for ten years on the order page.'],
    ['Can I pay in another currency?', 'Each shop has one currency. Your bank changes it, at its own rate.'],
    [
      'Why was my payment refused?',
      'Most often the bank wants a confirmation in its app. Try once more, then ask the bank: we see only the refusal.',
    ],
  ]),
  returns: category('refresh-cw', 'Returns', 'Sending back, swapping, repairing', [
    [
      'How long may I send something back?',
      'Thirty days, unused, in any box that holds. The reason is optional, but we read every one.',
    ],
    ['Who pays for the return?', 'We do, when you use the label from your order page.'],
    ['When do I get my money?', 'Three working days after the parcel is back, the way you paid.'],
    [
      'Can I swap a size?',
      'Yes: choose the new size with the return. It leaves as soon as the carrier has scanned the old one.',
    ],
    [
      'Something broke after two months. What now?',
      'Send a picture to customer care. We repair first, replace next, and pay back when neither is possible.',
    ],
  ]),
};
