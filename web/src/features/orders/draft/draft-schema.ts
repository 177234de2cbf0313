import { checkOrderDraft } from '@quarry/contracts/orders';
import { z } from 'zod';
import { draftInput, type DraftInput, type DraftValues } from './draft-values.ts';

/** From what the form holds to what is sent, with everything that the contracts find wrong with it at its field. */
export function draftSchema(channels: readonly { id: string; currency: string }[]): z.ZodType<DraftInput> {
  return z.custom<DraftValues>().transform((values, context) => {
    const channel = channels.find(({ id }) => id === values.channelId);
    if (!channel) {
      context.addIssue({ code: 'custom', message: 'unknown', path: ['channelId'] });
      return z.NEVER;
    }
    const input = draftInput(values);
    const checked = checkOrderDraft(input, channel.currency);
    if (checked.ok) return input;
    for (const { path, code } of checked.issues) {
      // Where both are one address, it is that of the form.
      const isHidden = values.isSameAddress && path.startsWith('shippingTo.');
      if (!isHidden) context.addIssue({ code: 'custom', message: code, path: path.split('.') });
    }
    return z.NEVER;
  });
}
