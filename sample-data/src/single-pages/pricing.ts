/** Three plans of the sample service, and what people ask about them. */
export const pricing = {
  basicPlan: {
    title: 'Basic',
    subtitle: 'For trying it out',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['One shop', 'One supplier file', '500 products', 'Help from the community'],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    subtitle: 'For growing shops',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Three shops',
      'Five supplier files, read every day',
      '20,000 products',
      'Price history of a year',
      'Help by mail within a day',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    subtitle: 'For groups of shops',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Any number of shops',
      'Any number of files, read every hour',
      'A million products',
      'Price history without end',
      'Roles of your own',
      'A person to call',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Can we change the plan later?',
      ans: 'At any time. A larger plan counts from the same day, a smaller one from the end of the month that is paid.',
    },
    {
      question: 'What happens beyond the number of products?',
      ans: 'Nothing is deleted. New products wait as drafts until there is room again, and the dashboard says so.',
    },
    {
      question: 'Is the yearly price paid at once?',
      ans: 'Yes, in one sum: 480 for Standard and 960 for Enterprise. What is left of it comes back when you leave early.',
    },
    {
      question: 'Do you take a share of our sales?',
      ans: 'No. The plan is all there is to pay, however much you sell.',
    },
    {
      question: 'May we take our data with us?',
      ans: 'Products, prices and pictures leave as plain files, on every plan, without asking anybody.',
    },
  ],
};
