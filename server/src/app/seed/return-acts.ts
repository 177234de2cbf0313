import { returnReasons } from '@quarry/contracts/orders';
import type { Act } from './planned-lives.ts';
import type { Asked, Moment, Sale } from './sale-acts.ts';
import { oneOf } from './share.ts';

const notes = ['Too large for the place', 'Has a dent at the back', 'Came after the birthday'];

/** The command that does something about goods that come back; undefined where there is nothing to do it to. */
export function onReturn(act: Act, sale: Sale, { key }: Moment): Asked | undefined {
  if (act.kind === 'return') return requested(sale, key, act.isPart);
  const open = sale.returns.find(({ state }) => ['REQUESTED', 'APPROVED', 'RECEIVED'].includes(state));
  if (!open) return undefined;
  const on = (name: string, args: Asked['args'] = {}): Asked => ({
    name,
    member: 'OrderChanged',
    args: { orderId: ['ID!', sale.id], version: ['Int!', sale.version], returnId: ['ID!', open.id], ...args },
  });
  switch (act.kind) {
    case 'approveReturn':
      return on('approveReturn');
    case 'declineReturn':
      return on('declineReturn', { reason: ['String!', 'Asked for after the 14 days'] });
    case 'receiveReturn': {
      const lines = open.lines.map(({ line, quantity }) => ({
        lineId: line.id,
        received: quantity,
        accepted: quantity,
        condition: 'OPENED',
      }));
      return on('receiveReturn', { lines: ['[ReceivedReturnLineInput!]!', lines] });
    }
    case 'refundReturn':
      return on('refundReturn', { input: ['ReturnRefundInput!', { reason: 'Sent back within 14 days' }] });
    case 'closeReturn':
      return on('closeReturn', { reason: ['String', 'Exchanged at the counter'] });
    case 'cancelReturn':
      return on('cancelReturn', { reason: ['String!', 'The customer keeps the goods'] });
    default:
      return undefined;
  }
}

function requested({ id, version, lines }: Sale, key: string, isPart: boolean): Asked | undefined {
  const all = lines.filter(({ returnable }) => returnable > 0);
  const some = isPart ? all.slice(0, 1).map((line) => ({ ...line, returnable: 1 })) : all;
  if (some.length === 0) return undefined;
  const input = {
    reason: oneOf(returnReasons, key, 'return'),
    note: oneOf(notes, key, 'note'),
    lines: some.map(({ id: lineId, returnable: quantity }) => ({ lineId, quantity })),
  };
  return {
    name: 'requestReturn',
    member: 'OrderChanged',
    args: { id: ['ID!', id], version: ['Int!', version], input: ['ReturnInput!', input] },
  };
}
