/** Refusals of excavators and the review desk: the reason, and after a line break the next step. */
export const english = {
  TRANSITION: 'An excavator that is {{from}} cannot become {{to}}.',
  'excavator.archived': 'An archived excavator does not run.\nPut it back to draft, then activate it.',
  NOT_ACTIVE: 'Only an active excavator runs.\nActivate it first.',
  RUNNING: 'A run of this excavator is under way.\nWait until it has finished.',
  TOO_FEW_LABELS:
    'Training needs at least {{fewest}} matching and {{fewest}} different pairs; there are {{matches}} and {{others}}.\nDecide more proposals first.',
  ALREADY_DECIDED: 'This proposal is decided already.\nNothing is left to do with it.',
  VERSION_CONFLICT: 'The proposal changed meanwhile.\nLook at it again.',
  NOT_FOUND: 'There is no such proposal, or it is not yours to decide.',
  KIND_NOT_DECIDABLE: 'This kind of proposal cannot be accepted here.',
  TARGET_GONE: 'The offer or the product is no longer there.\nChoose another product.',
  'TARGET_GONE:reject':
    'The offer or the product is no longer there.\nReject the proposal; the offer is looked at again.',
  OFFER_GONE: 'The offer is no longer there.\nReject the proposal.',
  OFFER_BACK: 'The old offer is on sale again, or one of both is gone.\nReject the proposal.',
  LINK_GONE: 'The offer no longer hangs on this product.\nReject the proposal.',
  VALUE_GONE: 'The offer no longer states this value, or the product is gone.\nReject the proposal.',
  NOT_UNDOABLE: 'Newer evidence took the place of this proposal; there is nothing to take back.',
  PRODUCT_PURGED: 'The product was deleted for good, and this decision with it.',
} as const;
