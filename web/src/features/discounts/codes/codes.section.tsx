import { Button } from '@mantine/core';
import { reasoned } from '@quarry/contracts/wording';
import { Suspense, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Section } from '../../../ui/record/index.ts';
import { BlockedActions } from '../blocked-actions.tsx';
import classes from '../discount.module.css';
import { discountsMessages } from '../discounts.messages.ts';
import type { DiscountDetailFragment } from '../discounts.operations.generated.ts';

/** The codes of a discount in short, with the way to all of them. */
export function CodesSection({ discount }: { discount: DiscountDetailFragment }) {
  const t = useMessages(discountsMessages);
  const { id, code, codeCount, mayUpdate } = discount;
  return (
    <Section id="codes" title={t('codes')}>
      {codeCount === 0 && <p className={classes.note}>{t('noCodesText')}</p>}
      {code !== null && <code>{code}</code>}
      {code === null && codeCount > 0 && <p>{t('codeCount', { count: codeCount })}</p>}
      <div className={classes.buttons}>
        {mayUpdate && <CodeButtons discount={discount} />}
        {codeCount > 0 && (
          <ButtonLink to="/discounts/$discountId/codes" params={{ discountId: id }}>
            {t('allCodes')}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}

const AddCodesDialog = lazyPart(() => import('./add-codes-dialog.tsx').then((m) => m.AddCodesDialog));
const GenerateCodesDialog = lazyPart(() => import('./generate-codes-dialog.tsx').then((m) => m.GenerateCodesDialog));

/** Two ways to more codes: typed, or generated; an ended discount says why it takes none. */
export function CodeButtons({ discount }: { discount: Pick<DiscountDetailFragment, 'id' | 'status'> }) {
  const t = useMessages(discountsMessages);
  const [open, setOpen] = useState<'type' | 'generate'>();
  const close = () => setOpen(undefined);
  const { id, status } = discount;
  if (status === 'ENDED') {
    const refusal = reasoned('DISCOUNT_ENDED');
    return <BlockedActions blocked={[t('addCodes'), t('generateCodes')].map((title) => ({ title, refusal }))} />;
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen('type')}>
        {t('addCodes')}
      </Button>
      <Button variant="default" onClick={() => setOpen('generate')}>
        {t('generateCodes')}
      </Button>
      <Suspense>
        {open === 'type' && <AddCodesDialog discountId={id} onClose={close} />}
        {open === 'generate' && <GenerateCodesDialog discountId={id} onClose={close} />}
      </Suspense>
    </>
  );
}
