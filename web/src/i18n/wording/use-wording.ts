import {
  inZone,
  isWordingKey,
  parseWording,
  stepMark,
  type Wording,
  type WordingValue,
} from '@quarry/contracts/wording';
import { useMemo } from 'react';
import { createFormat, type Format } from '../format.ts';
import type { Language } from '../languages.ts';
import { useLanguage, useMessages, type Translate } from '../use-messages.ts';
import { wordingMessages } from './wording.messages.ts';

type Texts = typeof wordingMessages.english;

/** A sentence as the server answers it; `params` is any JSON until it is parsed. */
export type AnsweredWording = { key: string; params: unknown } | null | undefined;

export type Say = {
  /** A sentence of the server in the reader's language; `english` where it is older than its wording, or newer than this dashboard. */
  say: (wording: AnsweredWording, english: string) => string;
  /** The same for a sentence that carries its English along. */
  sentence: (sentence: { text: string; wording?: AnsweredWording }) => string;
  /** The same for a refusal. */
  reason: (refusal: { reason: string | null; wording?: AnsweredWording }) => string;
  /** The reason of a refusal by itself, and what to do next where it says so. */
  refusal: (refusal: { reason: string | null; wording?: AnsweredWording }) => { reason: string; next?: string };
  /** A name that server and dashboard share (`field:price`); as it is, where it has no words. */
  word: (key: string) => string;
};

/** Turns what the server says, as key and parameters, into the reader's language. */
export function useWording(): Say {
  const t = useMessages(wordingMessages);
  const language = useLanguage();
  return useMemo(() => createSay(t, language), [t, language]);
}

export function createSay(t: Translate<Texts>, language: Language): Say {
  const format = createFormat(language);
  const list = new Intl.ListFormat(language);
  const said = ({ key, params }: Wording): string =>
    t(
      key,
      valuesOf(params, (value) => shown(value, format, list, said)),
    );
  const whole = (wording: AnsweredWording, english: string) => {
    const known = parseWording(wording);
    return known ? said(known) : english;
  };
  const say: Say['say'] = (wording, english) => whole(wording, english).replace(stepMark, ' ');
  return {
    say,
    sentence: ({ text, wording }) => say(wording, text),
    reason: ({ reason, wording }) => say(wording, reason ?? ''),
    refusal: ({ reason: english, wording }) => {
      const [reason = '', next] = whole(wording, english ?? '').split(stepMark, 2);
      return { reason, ...(next !== undefined && { next }) };
    },
    word: (key) => (isWordingKey(key) ? said({ key, params: {} }) : (key.split(':').at(-1) ?? key)),
  };
}

/** `count` stays a number: it chooses the form of the sentence. */
function valuesOf(params: Wording['params'], show: (value: WordingValue) => string): Record<string, string | number> {
  const shownParams = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    name === 'count' && typeof value === 'number' ? value : show(value),
  ]);
  return Object.fromEntries(shownParams);
}

function shown(value: WordingValue, format: Format, list: Intl.ListFormat, said: (wording: Wording) => string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return format.number(value);
  if ('share' in value) return format.percent(value.share);
  if ('localTime' in value) return inZone(format.localTime(value.localTime), value);
  if ('minor' in value) return format.money(value);
  return 'key' in value ? said(value) : list.format(value.map(said));
}
