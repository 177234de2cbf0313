/** A unit as a fraction of the base of its family: `over` / `under` of it, and for temperatures the point at which it begins. */
type Unit = { over: bigint; under: bigint; from?: readonly [over: bigint, under: bigint] };

const unit = (over: bigint, under = 1n): Unit => ({ over, under });

/**
 * Families of units with exact conversions: the international yard and pound of 1959, the SI (BIPM, 9th edition), IEC 80000-13 for
 * multiples of bytes. Units are named as UCUM or everyday writing has them; the first of a family is its base.
 */
const families = {
  mass: {
    g: unit(1n),
    mg: unit(1n, 1_000n),
    kg: unit(1_000n),
    t: unit(1_000_000n),
    oz: unit(28_349_523_125n, 1_000_000_000n),
    lb: unit(45_359_237n, 100_000n),
  },
  length: {
    mm: unit(1n),
    cm: unit(10n),
    m: unit(1_000n),
    km: unit(1_000_000n),
    in: unit(254n, 10n),
    ft: unit(3_048n, 10n),
    yd: unit(9_144n, 10n),
  },
  area: {
    'cm²': unit(1n),
    'mm²': unit(1n, 100n),
    'm²': unit(10_000n),
    ha: unit(100_000_000n),
    'in²': unit(64_516n, 10_000n),
    'ft²': unit(9_290_304n, 10_000n),
  },
  volume: {
    ml: unit(1n),
    cl: unit(10n),
    dl: unit(100n),
    l: unit(1_000n),
    'cm³': unit(1n),
    'm³': unit(1_000_000n),
    'fl oz': unit(295_735_295_625n, 10_000_000_000n),
    pt: unit(473_176_473n, 1_000_000n),
    gal: unit(3_785_411_784n, 1_000_000n),
  },
  storage: {
    B: unit(1n),
    kB: unit(1_000n),
    MB: unit(1_000_000n),
    GB: unit(1_000_000_000n),
    TB: unit(1_000_000_000_000n),
    KiB: unit(1_024n),
    MiB: unit(1_048_576n),
    GiB: unit(1_073_741_824n),
    TiB: unit(1_099_511_627_776n),
  },
  power: { W: unit(1n), mW: unit(1n, 1_000n), kW: unit(1_000n) },
  voltage: { V: unit(1n), mV: unit(1n, 1_000n), kV: unit(1_000n) },
  current: { A: unit(1n), mA: unit(1n, 1_000n) },
  energy: { Wh: unit(1n), kWh: unit(1_000n), J: unit(1n, 3_600n), kJ: unit(1_000n, 3_600n) },
  charge: { mAh: unit(1n), Ah: unit(1_000n) },
  duration: { s: unit(1n), ms: unit(1n, 1_000n), min: unit(60n), h: unit(3_600n), d: unit(86_400n) },
  frequency: { Hz: unit(1n), kHz: unit(1_000n), MHz: unit(1_000_000n), GHz: unit(1_000_000_000n) },
  temperature: {
    '°C': unit(1n),
    K: { over: 1n, under: 1n, from: [-27_315n, 100n] },
    '°F': { over: 5n, under: 9n, from: [-160n, 9n] },
  },
  pressure: { mbar: unit(1n), Pa: unit(1n, 100n), kPa: unit(10n), bar: unit(1_000n) },
  speed: { 'm/s': unit(1n), 'km/h': unit(10n, 36n), mph: unit(44_704n, 100_000n) },
  luminous_flux: { lm: unit(1n) },
  sound: { dB: unit(1n) },
  rotation: { rpm: unit(1n) },
  angle: { '°': unit(1n) },
} as const satisfies Record<string, Readonly<Record<string, Unit>>>;

export type UnitFamily = keyof typeof families;

export const unitFamilies = Object.keys(families) as readonly UnitFamily[];

export function isUnitFamily(name: string): name is UnitFamily {
  return Object.hasOwn(families, name);
}

/** The units of a family by their names, its base first. */
export function unitsOf(family: UnitFamily): readonly string[] {
  return Object.keys(families[family]);
}

function unitIn(family: UnitFamily, name: string): Unit | undefined {
  const units: Readonly<Record<string, Unit>> = families[family];
  return Object.hasOwn(units, name) ? units[name] : undefined;
}

/** An exact fraction; `under` is positive. */
export type Fraction = { over: bigint; under: bigint };

const decimalText = /^(?<sign>[+-]?)(?<whole>\d{1,30})(?:\.(?<decimals>\d{1,30}))?$/;

/** A plain decimal text as a fraction, or undefined for what is none. */
export function fractionOf(amount: string): Fraction | undefined {
  const { sign, whole, decimals = '' } = decimalText.exec(amount)?.groups ?? {};
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + decimals);
  return { over: sign === '-' ? -digits : digits, under: 10n ** BigInt(decimals.length) };
}

/** How much of the base of its family an amount in a unit is, exactly; undefined for no amount and for no unit of the family. */
export function inBaseUnit(family: UnitFamily, { amount, unit: name }: Measure): Fraction | undefined {
  const of = unitIn(family, name);
  const said = fractionOf(amount);
  if (!of || !said) return undefined;
  const [fromOver, fromUnder] = of.from ?? [0n, 1n];
  const under = said.under * of.under;
  return { over: said.over * of.over * fromUnder + fromOver * under, under: under * fromUnder };
}

/** The amount of what is exactly so much of the base, in a unit of the family: rounded half away from zero to `decimals`. */
export function inUnit(family: UnitFamily, base: Fraction, name: string, decimals = 6): string | undefined {
  const of = unitIn(family, name);
  if (!of) return undefined;
  const [fromOver, fromUnder] = of.from ?? [0n, 1n];
  const over = (base.over * fromUnder - fromOver * base.under) * of.under;
  return writeFraction({ over, under: base.under * fromUnder * of.over }, decimals);
}

function writeFraction({ over, under }: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const size = over < 0n ? -over : over;
  const digits = (size * scale * 2n + under) / (under * 2n);
  const rest = String(digits % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  const text = `${digits / scale}${rest === '' ? '' : `.${rest}`}`;
  return over < 0n && digits !== 0n ? `-${text}` : text;
}

/** Negative, zero or positive as the left is less than, equal to or more than the right. */
export function compareFractions(left: Fraction, right: Fraction): number {
  const difference = left.over * right.under - right.over * left.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** A number with its unit, as a value holds it: the amount a plain decimal without zeros at its ends. */
export type Measure = { amount: string; unit: string };
