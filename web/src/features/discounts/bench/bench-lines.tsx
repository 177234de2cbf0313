import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { useIssueText } from '../../../ui/form/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import type { Issue } from './bench-cart-form.tsx';
import { benchMessages } from './bench.messages.ts';
import classes from './bench.module.css';
import type { CartLine } from './bench-search.ts';

type BenchLinesProps = {
  lines: readonly CartLine[];
  nameOf: (line: CartLine) => string | undefined;
  issues: readonly Issue[];
  onChange: (lines: readonly CartLine[]) => void;
};

/** The lines of a cart, each with its quantity and, where it is not that of the channel, its price. */
export function BenchLines({ lines, nameOf, issues, onChange }: BenchLinesProps) {
  const t = useMessages(benchMessages);
  const issueText = useIssueText();
  if (lines.length === 0) return <p className={classes.note}>{t('noLines')}</p>;
  const change = (place: number, part: Partial<CartLine>) =>
    onChange(lines.map((line, index) => (index === place ? { ...line, ...part } : line)));
  const problem = (place: number, ...fields: readonly string[]) => {
    const issue = issues.find(({ path }) => fields.some((field) => path === `lines.${place}.${field}`));
    return issue && issueText(issue);
  };
  return (
    <ol className={classes.lines} aria-label={t('lines')}>
      {lines.map((line, place) => {
        const name = nameOf(line) ?? t('line', { number: place + 1 });
        const fault = problem(place, 'sku', 'variantId');
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place: the same SKU may stand twice
          <li key={place}>
            <span className={classes.lineName}>
              <bdi>{name}</bdi>
              {fault !== undefined && <span className={classes.problem}>{fault}</span>}
            </span>
            <TextInput
              aria-label={t('quantityOf', { name })}
              placeholder={t('quantity')}
              inputMode="numeric"
              value={line.quantity}
              error={problem(place, 'quantity')}
              onChange={({ currentTarget }) => change(place, { quantity: currentTarget.value })}
            />
            <TextInput
              aria-label={t('priceOf', { name })}
              placeholder={t('channelPrice')}
              inputMode="decimal"
              value={line.price}
              error={problem(place, 'price')}
              onChange={({ currentTarget }) => change(place, { price: currentTarget.value })}
            />
            <ToolButton
              label={t('removeLine', { name })}
              onClick={() => onChange(lines.filter((_, index) => index !== place))}
            >
              <IconX size={16} aria-hidden />
            </ToolButton>
          </li>
        );
      })}
    </ol>
  );
}
