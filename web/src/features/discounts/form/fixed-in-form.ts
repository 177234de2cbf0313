/** Names of the record by which the server speaks of fields that the form holds under another. */
const formNames: Readonly<Record<string, readonly string[]>> = {
  percent: ['percent', 'reduction'],
  percentPpm: ['percent', 'reduction'],
  amount: ['amount', 'reduction'],
  combinesWith: ['combines'],
  minimumAmount: ['minimum'],
  minimumQuantity: ['minimum'],
  channels: ['channelIds'],
};

/** The fields of the form that fields of the record stand in. */
export function fixedInForm(fields: readonly string[]): readonly string[] {
  return fields.flatMap((field) => formNames[field] ?? [field]);
}
