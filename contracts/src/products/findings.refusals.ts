/** Why what a source states is no value of its attribute. */
export const english = {
  finding_other_family: 'This unit does not fit the attribute.',
  finding_not_positive: 'An amount that is not above zero is no value here.',
  finding_no_unit: 'The number has no unit.',
  finding_unread: 'Nothing in it can be read as this attribute.',
  finding_too_short: 'The text has fewer than {{least}} characters.',
  finding_too_long: 'The text has more than {{most}} characters.',
  finding_too_small: 'It is below {{least}}.',
  finding_too_large: 'It is above {{most}}.',
  finding_not_a_choice: 'The attribute does not allow this text.',
  finding_not_of_the_pattern: 'It does not match the pattern {{pattern}}.',
  finding_taken: 'Another product has this text already.',
} as const;
