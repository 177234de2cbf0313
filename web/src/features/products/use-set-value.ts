import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { inputMessages, inputText, type DivergedField, type LastChange } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import {
  ProductByIdDocument,
  SetProductValueDocument,
  type AttributeBriefFragment,
  type ProductDetailFragment,
} from './product.operations.generated.ts';
import { useProductSaved } from './use-product-changed.ts';

/** The place of a value: one attribute of the product or of a variant, in one language. */
export type ValuePlace = { attribute: AttributeBriefFragment; variantId: string | null; locale: string };

/** What to write there, with the text a person reads; no value clears what was set by hand. */
export type NewValue = { value: unknown; text: string | null };

export type ValueConflict = {
  place: ValuePlace;
  mine: NewValue;
  newest: ProductDetailFragment;
  fields: readonly DivergedField[];
  lastChange: LastChange | null;
};

/** What became of an attempt: done, refused with a sentence, or waiting for a choice between two versions. */
export type SetValueOutcome =
  | { kind: 'saved' }
  /** With the product that has the value already, where that is why. */
  | { kind: 'refused'; text: string; other?: OtherProduct | null }
  | { kind: 'asked' };

export type OtherProduct = { id: string; name: string };

export function useSetValue(product: ProductDetailFragment) {
  const t = useMessages(productMessages);
  const tKit = useMessages(kitMessages);
  const tInput = useMessages(inputMessages);
  const wording = useWording();
  const { refused, gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const saved = useProductSaved();
  const [conflict, setConflict] = useState<ValueConflict>();

  const isGone = (): SetValueOutcome => {
    gone();
    return { kind: 'refused', text: tKit('gone') };
  };
  const write = async (base: ProductDetailFragment, place: ValuePlace, mine: NewValue): Promise<SetValueOutcome> => {
    const { attribute, variantId, locale } = place;
    const { setProductValue: result } = await requestGraphql(SetProductValueDocument, {
      input: {
        productId: base.id,
        version: base.version,
        attributeCode: attribute.code,
        variantId,
        locale: locale === '' ? null : locale,
        value: mine.value,
      },
    });
    switch (result.__typename) {
      case 'ProductUpdated': {
        const name = attributeName(t, attribute);
        const text = t(mine.value === null ? 'valueCleared' : 'valueSet', { attribute: name });
        await saved(result.product, result.changeId, text);
        return { kind: 'saved' };
      }
      case 'InvalidInput': {
        const text = result.issues.map(({ code }) => inputText(tInput, code)).join(' ');
        refused({ reason: text });
        return { kind: 'refused', text };
      }
      case 'ValueTaken': {
        const { reason: text, next = '' } = wording.refusal(result);
        refused(result);
        return { kind: 'refused', text: `${text} ${next}`.trim(), other: result.otherProduct };
      }
      case 'VersionConflict':
        return afterConflict(base, place, mine, result.lastChange);
      case 'NotFound':
        return isGone();
    }
  };

  /** A newer version that left this value alone is no conflict of this value: the edit goes on top of it. */
  const afterConflict = async (
    base: ProductDetailFragment,
    place: ValuePlace,
    mine: NewValue,
    lastChange: LastChange | null,
  ): Promise<SetValueOutcome> => {
    const { product: newest } = await queryClient.fetchQuery({
      queryKey: [ProductByIdDocument.name, { id: base.id }],
      queryFn: () => requestGraphql(ProductByIdDocument, { id: base.id }),
      staleTime: 0,
    });
    if (newest === null) return isGone();
    const before = textAt(base, place);
    const theirs = textAt(newest, place);
    if (before === theirs) return write(newest, place, mine);
    const label = attributeName(t, place.attribute);
    setConflict({
      place,
      mine,
      newest,
      lastChange,
      fields: [{ field: place.attribute.code, label, before, theirs, mine: mine.text }],
    });
    return { kind: 'asked' };
  };

  const attempt = async (place: ValuePlace, mine: NewValue, base = product): Promise<SetValueOutcome> => {
    try {
      return await write(base, place, mine);
    } catch (error) {
      failed(error);
      return { kind: 'refused', text: tKit('notSaved') };
    }
  };

  return { setValue: attempt, conflict, endConflict: () => setConflict(undefined) };
}

export type SetValue = ReturnType<typeof useSetValue>['setValue'];

function textAt(product: ProductDetailFragment, { attribute, variantId, locale }: ValuePlace): string | null {
  const found = product.values.find(
    (value) => value.attribute.code === attribute.code && value.variantId === variantId && value.locale === locale,
  );
  return found?.text ?? null;
}
