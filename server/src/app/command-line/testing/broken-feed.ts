import {
  attributesOf,
  type ChannelField,
  type Condition,
  isRepeated,
  partName,
  partsOf,
} from '@quarry/contracts/feeds';
import type { ChannelRow, Value } from '@quarry/extraction/channel-row';

type Product = Map<string, Value[]>;
/** A product that breaks one rule of a kind, its twin that keeps it, and what has to be found. A cell of delimited text cannot break every rule. */
export type BrokenProduct = { broken: ChannelRow; twin: ChannelRow; code: string; field: string; onlyInXml: boolean };
type Breach = { code: string; values: Value[] };

const text = (written: string): Value => ({ kind: 'text', text: written });

/** One product for each rule that a row of the kind can break. */
export function brokenProducts(fields: readonly ChannelField[]): BrokenProduct[] {
  const made: BrokenProduct[] = [];
  for (const field of fields) {
    const record = fields.find(({ name }) => name === field.group);
    const add = ({ code, values }: Breach, condition: Condition | null = null): void => {
      const [broken, twin] = [false, true].map((isSound) => {
        const product = soundProduct(fields, made.length);
        if (condition) satisfy(condition, product, fields);
        const given = isSound ? soundValues(field, fields, made.length) : values;
        put(product, field, record, given, fields);
        return asRow(product);
      });
      const onlyInXml = isOnlyInXml(field, code);
      if (broken && twin) made.push({ broken, twin, code, field: field.name, onlyInXml });
    };
    for (const breach of breaches(field, made.length)) add(breach);
    if (field.requiredWhen) add({ code: 'ROW_REQUIRED', values: [] }, field.requiredWhen);
  }
  return made;
}

/** Two values of a field that takes one, or a text in place of a group, are a text or a group like any in one cell. */
function isOnlyInXml(field: ChannelField, code: string): boolean {
  if (field.group !== null) return false;
  return field.type === 'record' ? code === 'ROW_FORM' : code === 'ROW_TOO_MANY' && !isRepeated(field);
}

/** A product that keeps every rule, with the id and the GTIN that others repeat. */
export function firstProduct(fields: readonly ChannelField[]): ChannelRow {
  return asRow(soundProduct(fields, firstNumber));
}

const firstNumber = 999_999;

/** What is always there, and what most conditions ask for. */
function soundProduct(fields: readonly ChannelField[], number: number): Product {
  const always = new Set(['title', 'description', 'brand', 'gtin', 'mpn']);
  const given = attributesOf(fields).filter(({ name, level }) => level === 'required' || always.has(name));
  return new Map(given.map((field) => [field.name, soundValues(field, fields, number)]));
}

function put(
  product: Product,
  field: ChannelField,
  record: ChannelField | undefined,
  values: Value[],
  fields: readonly ChannelField[],
): void {
  if (record === undefined) {
    product.set(field.name, values);
    return;
  }
  const [group] = product.get(record.name) ?? [soundRecord(record, fields)];
  const parts = new Map(Object.entries(group?.kind === 'record' ? group.parts : {}));
  if (values.length === 0) leaveOut(parts, field, fields);
  else parts.set(partName(field), { kind: 'list', items: values });
  product.set(record.name, [{ kind: 'record', parts: Object.fromEntries(parts) }]);
}

/** A group without parts is none, so another part stays. */
function leaveOut(parts: Map<string, Value>, field: ChannelField, fields: readonly ChannelField[]): void {
  parts.delete(partName(field));
  const other = fields.find(({ group, name }) => group === field.group && name !== field.name);
  if (parts.size === 0 && other) parts.set(partName(other), soundValue(other, fields, 0));
}

/** Makes a condition hold; one that asks for an absence finds it in a sound product. */
function satisfy(condition: Condition, product: Product, fields: readonly ChannelField[]): void {
  if ('all' in condition) for (const one of condition.all) satisfy(one, product, fields);
  if ('any' in condition) for (const one of condition.any.slice(0, 1)) satisfy(one, product, fields);
  if (!('field' in condition)) return;
  const field = fields.find(({ name }) => name === condition.field);
  const record = fields.find(({ name }) => name === field?.group);
  if (field === undefined) return;
  const [wanted] = 'in' in condition ? condition.in : 'under' in condition ? condition.under.slice(1) : [];
  const isWanted = !('present' in condition) || condition.present;
  const values = wanted === undefined ? soundValues(field, fields, 0) : [text(wanted)];
  put(product, field, record, isWanted ? values : [], fields);
  // What else such a category needs is given, so that one rule is broken alone.
  if (condition.field !== 'google_product_category') return;
  for (const name of ['age_group', 'gender', 'color', 'size']) {
    const other = fields.find((one) => one.name === name);
    if (other) product.set(name, soundValues(other, fields, 0));
  }
}

function soundValues(field: ChannelField, fields: readonly ChannelField[], number: number): Value[] {
  if (field.name === 'id') return [text(`item-${number}`)];
  const items = Math.max(field.minItems ?? 1, 1);
  return Array.from({ length: items }, () => soundValue(field, fields, number));
}

function soundValue(field: ChannelField, fields: readonly ChannelField[], number: number): Value {
  const { type, ranges, units, enum: values, pattern } = field;
  const [{ unit = units[0], min = 1 } = {}] = ranges;
  switch (type) {
    case 'record':
      return soundRecord(field, fields);
    case 'url':
    case 'image':
      return text('https://shop.example/pan');
    case 'boolean':
      return { kind: 'boolean', isTrue: true };
    case 'integer':
    case 'decimal':
      return { kind: 'number', decimal: String(Math.max(min, 1)) };
    case 'money':
      return { kind: 'money', minor: 1_999, currency: 'EUR' };
    case 'date':
      return { kind: 'date', at: '2027-02-24T10:07:00.000Z' };
    case 'interval':
      return { kind: 'interval', from: '2027-02-24T10:07:00.000Z', until: '2027-02-25T10:07:00.000Z' };
    case 'quantity':
      return { kind: 'quantity', decimal: String(Math.max(min, 1)), unit: unit ?? '' };
    case 'gtin':
      return text(gtinOf(number));
    case 'country':
      return text('DE');
    case 'language':
      return text('de');
    case 'enum':
    case 'enum_list':
      return text(values[0]?.value ?? '');
    default:
      return text(pattern === null ? `Pan, "28 cm"; ${field.name}` : '1530');
  }
}

function soundRecord(record: ChannelField, fields: readonly ChannelField[]): Value {
  const needed = partsOf(fields, record.name).filter(({ level }) => level === 'required' || level === 'when');
  const parts = needed.map((part) => [partName(part), soundValue(part, fields, 0)] as const);
  return { kind: 'record', parts: Object.fromEntries(parts) };
}

/** GTIN-13 with its check digit. */
function gtinOf(number: number): string {
  const digits = `400638${String(number).padStart(6, '0')}`;
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** What breaks a rule of the field whatever the other fields hold. */
function breaches(field: ChannelField, number: number): Breach[] {
  const { level, type, maxLen, minItems, maxItems, pattern, forbidsPlaceholder, isUniqueInFeed } = field;
  const isAddress = type === 'url' || type === 'image';
  const isText = isAddress || type === 'text' || type === 'list';
  const many = isRepeated(field) ? maxItems : 1;
  const sound = soundValue(field, [field], number);
  const wrongForm = wrongForms[type];
  const found: (Breach | false)[] = [
    level === 'required' && { code: 'ROW_REQUIRED', values: [] },
    level === 'recommended' && { code: 'ROW_RECOMMENDED', values: [] },
    isText &&
      maxLen !== null && {
        code: 'ROW_TOO_LONG',
        values: [
          text((isAddress ? 'https://shop.example/' : '').padEnd(maxLen + 1, 'x')),
          ...Array.from({ length: (minItems ?? 1) - 1 }, () => sound),
        ],
      },
    minItems !== null && minItems > 1 && { code: 'ROW_TOO_FEW', values: [sound] },
    many !== null &&
      type !== 'record' && { code: 'ROW_TOO_MANY', values: Array.from({ length: many + 1 }, () => sound) },
    pattern !== null && broken('ROW_PATTERN', text('% !')),
    (type === 'enum' || type === 'enum_list') && broken('ROW_VALUE', text('no such value')),
    type === 'quantity' && broken('ROW_UNIT', text('1 zz')),
    wrongForm !== undefined && broken('ROW_FORM', text(wrongForm)),
    forbidsPlaceholder && type !== 'gtin' && broken('ROW_PLACEHOLDER', text('N/A')),
    isUniqueInFeed && broken('ROW_REPEATED', text(`item-${firstNumber}`)),
    type === 'gtin' && broken('ROW_REPEATED', text(gtinOf(firstNumber))),
    ...rangeBreaches(field),
  ];
  return found.filter((breach) => breach !== false);
}

function broken(code: string, value: Value): Breach {
  return { code, values: [value] };
}

/** A quantity has no sign, so one below zero has the wrong form. */
function rangeBreaches({ type, ranges, units }: ChannelField): Breach[] {
  return ranges.flatMap(({ min, max, unit }) => {
    const beyond = [
      min === undefined || (type === 'quantity' && min === 0) ? undefined : min - 1,
      max === undefined ? undefined : max + 1,
    ];
    return beyond
      .filter((number) => number !== undefined)
      .map((number) => broken('ROW_RANGE', numberOf(type, number, unit ?? units[0])));
  });
}

function numberOf(type: ChannelField['type'], number: number, unit: string | undefined): Value {
  if (type === 'money') return { kind: 'money', minor: number * 100, currency: 'EUR' };
  return type === 'quantity' ? text(`${number} ${unit ?? ''}`) : { kind: 'number', decimal: String(number) };
}

const wrongForms: Partial<Record<ChannelField['type'], string>> = {
  url: 'javascript:alert(1)',
  image: 'pan.jpg',
  boolean: 'perhaps',
  integer: '1.5',
  decimal: 'ten',
  money: '19,99',
  date: 'tomorrow',
  interval: '2027-02-25/2027-02-24',
  quantity: 'heavy',
  gtin: '4006381333932',
  country: 'XX',
  language: 'German, or so',
  record: 'DE',
};

function asRow(product: Product): ChannelRow {
  return new Map([...product].map(([name, values]) => [name, { values, read: [], faults: [], cuts: [], rule: null }]));
}
