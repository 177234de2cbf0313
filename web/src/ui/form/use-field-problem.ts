import { useFormState } from 'react-hook-form';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { inputMessages } from './input.messages.ts';
import { inputText } from './input-text.ts';

type FieldProblem = { path: string; text: string };

/** What is wrong with one field, in words; of a list of values the first that is wrong. */
export function useFieldProblem(name: string): string | undefined {
  const problems = useProblems();
  return problems.find(({ path }) => path === name || path.startsWith(`${name}.`))?.text;
}

/** What is wrong with a field of lines: each text behind the lines that it is about. */
export function useLinesProblem(name: string, lines: readonly string[]): string | undefined {
  const format = useFormat();
  const found = useProblems().filter(({ path }) => path === name || path.startsWith(`${name}.`));
  const texts = [...new Set(found.map(({ text }) => text))];
  const said = texts.map((text) => {
    const wrong = found.filter((problem) => problem.text === text).map(({ path }) => lines[lineOf(name, path)]);
    const named = wrong.filter((line) => line !== undefined);
    const shown = named.length > mostNamed ? [...named.slice(0, mostNamed), '…'] : named;
    return shown.length === 0 ? text : `${format.label(shown.join(', '))} ${text}`;
  });
  return said.length === 0 ? undefined : said.join(' ');
}

const mostNamed = 5;

/** `seeds.1` is the second line of `seeds`, and so is `seeds.1.url`. */
function lineOf(name: string, path: string): number {
  return Number(path.slice(name.length + 1).split('.')[0] || Number.NaN);
}

/** Every problem of the form, in the order of its fields. */
export function useProblems(): FieldProblem[] {
  const t = useMessages(inputMessages);
  const { errors } = useFormState();
  return flatten(errors, '').map(({ path, type, message, longest }) => ({
    path,
    text: message || inputText(t, type, longest),
  }));
}

/** How many fields problems are at: a field of several values (`seeds`) shows what is wrong with any of them (`seeds.1`). */
export function countFields(problems: readonly { path: string }[]): number {
  return new Set(problems.map(({ path }) => path.replace(/\.\d+$/, ''))).size;
}

type FieldFault = { path: string; type: string; message: string; longest: number | undefined };

function flatten(errors: object, prefix: string): FieldFault[] {
  // Object.entries and not the library's own look-up, which finds nothing in the errors of a list.
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if ('type' in error && typeof error.type === 'string') {
      return [
        {
          path,
          type: error.type,
          message: 'message' in error && typeof error.message === 'string' ? error.message : '',
          longest: 'longest' in error && typeof error.longest === 'number' ? error.longest : undefined,
        },
      ];
    }
    return flatten(error, path);
  });
}
