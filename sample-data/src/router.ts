export type Match<Target> = { target: Target; part: string };

/** Finds the target of exactly one method and path among names such as `GET /api/invoice/invoices/{id}`. */
export function createRouter<Target>(routes: Iterable<readonly [name: string, target: Target]>) {
  const targets = new Map([...routes].map(([name, target]) => [name.replace(/\{\w+\}$/, '{}'), target]));
  return (method: string, path: string): Match<Target> | undefined => {
    const name = `${method.toUpperCase()} ${path}`;
    const whole = targets.get(name);
    if (whole) return { target: whole, part: '' };
    const partStart = name.lastIndexOf('/') + 1;
    const part = name.slice(partStart);
    const target = part === '' ? undefined : targets.get(`${name.slice(0, partStart)}{}`);
    return target && { target, part };
  };
}
