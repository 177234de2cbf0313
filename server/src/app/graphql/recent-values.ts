/** The most recently used values by key, at most `size` of them. */
export function recentValues<Value>(size: number, make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const known = values.get(key);
    const value = known === undefined ? make(key) : known;
    values.delete(key);
    values.set(key, value);
    if (values.size > size) {
      const [oldest] = values.keys();
      if (oldest !== undefined) values.delete(oldest);
    }
    return value;
  };
}
