/** The same work, done when it is first asked for and not again: anyone who asks later gets the same answer. */
export function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined;
  return () => (done ??= { value: work() }).value;
}
