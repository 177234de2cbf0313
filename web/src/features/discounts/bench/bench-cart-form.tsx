import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useIssueText, type Reference } from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { useStickyFooter } from '../../../ui/use-sticky-footer.ts';
import type { DiscountChannelsQuery } from '../discounts.operations.generated.ts';
import { AddProduct } from './add-product.tsx';
import { BenchLines } from './bench-lines.tsx';
import { benchMessages } from './bench.messages.ts';
import classes from './bench.module.css';
import { mostLines, type BenchCart, type CartLine } from './bench-search.ts';
import { pastedLines } from './pasted-lines.ts';

type Channel = DiscountChannelsQuery['channels']['nodes'][number];
export type Issue = { readonly path: string; readonly code: string };

type BenchCartFormProps = {
  cart: BenchCart;
  channels: readonly Channel[];
  /** What was wrong with the cart as it was sent last. */
  issues: readonly Issue[];
  /** What its variants are called, by their ids. */
  names: ReadonlyMap<string, string>;
  onEvaluate: (cart: BenchCart) => void;
};

/** A cart that is put together, and sent as a whole. */
export function BenchCartForm({ cart: sent, channels, issues, names, onEvaluate }: BenchCartFormProps) {
  const t = useMessages(benchMessages);
  const issueText = useIssueText();
  const [cart, setCart] = useState(sent);
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<string, string>>(new Map());
  const evaluate = useRef<HTMLDivElement>(null);
  useStickyFooter(evaluate);
  const change = (part: Partial<BenchCart>) => setCart((before) => ({ ...before, ...part }));
  const problem = (...paths: readonly string[]) => {
    const issue = issues.find(({ path }) => paths.some((one) => path === one || path.startsWith(`${one}.`)));
    return issue && issueText(issue);
  };
  const add = (lines: readonly CartLine[]) =>
    setCart((before) => ({ ...before, lines: [...before.lines, ...lines].slice(0, mostLines) }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onEvaluate(cart);
  };
  const text = (key: 'codes' | 'customer' | 'currency' | 'shipping', help: string) => (
    <TextInput
      label={t(key)}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={cart[key]}
      error={problem(key)}
      onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
    />
  );
  const channel = channels.find(({ id }) => id === cart.channelId);
  const nameOf = ({ ref }: CartLine) =>
    'sku' in ref ? ref.sku : (chosenNames.get(ref.variantId) ?? names.get(ref.variantId));
  return (
    <form className={classes.cart} onSubmit={submit} noValidate>
      <Section id="cart" title={t('cart')}>
        <NativeSelect
          label={t('channel')}
          value={cart.channelId}
          error={problem('channelId')}
          data={channels.map(({ id, name, shop }) => ({ value: id, label: `${shop.name} · ${name}` }))}
          onChange={({ currentTarget }) => change({ channelId: currentTarget.value })}
        />
        <BenchLines lines={cart.lines} nameOf={nameOf} issues={issues} onChange={(lines) => change({ lines })} />
        {problem('lines') !== undefined && cart.lines.length === 0 && (
          <p className={classes.problem} role="alert">
            {problem('lines')}
          </p>
        )}
        <AddProduct
          onAdd={(variant: Reference) => {
            setChosenNames((before) => new Map(before).set(variant.id, variant.name));
            add([{ ref: { variantId: variant.id }, quantity: '1', price: '' }]);
          }}
        />
        <PasteLines onPaste={add} />
      </Section>
      <Section id="circumstances" title={t('circumstances')}>
        {text('codes', t('codesHelp'))}
        {text('customer', t('customerHelp'))}
        {text('shipping', t('shippingHelp'))}
        {text('currency', t('currencyHelp', { currency: channel?.currency ?? channel?.shop.currency ?? '–' }))}
        <TextInput
          type="datetime-local"
          label={t('at')}
          description={t('atHelp', { zone: channel?.shop.timeZone ?? 'UTC' })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={cart.at}
          error={problem('at')}
          onChange={({ currentTarget }) => change({ at: currentTarget.value })}
        />
      </Section>
      <div ref={evaluate} className={classes.evaluate}>
        <Button type="submit" disabled={cart.lines.length === 0}>
          {t('evaluate')}
        </Button>
      </div>
    </form>
  );
}

function PasteLines({ onPaste }: { onPaste: (lines: readonly CartLine[]) => void }) {
  const t = useMessages(benchMessages);
  const [text, setText] = useState('');
  const lines = pastedLines(text);
  return (
    <div className={classes.paste}>
      <Textarea
        label={t('paste')}
        description={t('pasteHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={lines.length === 0}
        onClick={() => {
          onPaste(lines);
          setText('');
        }}
      >
        {t('addLines', { count: lines.length })}
      </Button>
    </div>
  );
}
