const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,840`, `-$45` */
export function wholeMoney(amount: number): string {
  return whole.format(amount);
}

/** `$12,400.50` */
export function exactMoney(amount: number): string {
  return exact.format(amount);
}

/** The amount of a money text; a number is itself. */
export function amountOf(money: string | number): number {
  return typeof money === 'number' ? money : Number(money.replaceAll(/[^\d.-]/g, ''));
}
