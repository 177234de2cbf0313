/** Refusals of names of attributes in shops: the reason, and after a line break the next step. */
export const english = {
  'PROPERTY_NAME_DECIDED:ACCEPTED': 'The shop attribute was accepted already.\nReopen it to choose another attribute.',
  'PROPERTY_NAME_DECIDED:DISMISSED': 'The shop attribute was dismissed already.\nReopen it first.',
  'PROPERTY_NAME_DECIDED:OPEN': 'The shop attribute is open already.',
  PROPERTY_NAME_NOT_PROPOSED: 'There is no proposal for the shop attribute.\nChoose an attribute.',
  PROPERTY_NAME_NOT_BY_NAME:
    'A property of a page cannot state this attribute; it has a field of its own, or people set it.\nChoose another attribute.',
  'property_is:name': '“{{part}}” is a known name of it; {{count}} of {{total}} examples read so.',
  'property_is:part': 'The part “{{part}}” is a known name of it; {{count}} of {{total}} examples read so.',
  'property_is:values': '{{count}} of {{total}} examples read so.',
} as const;
