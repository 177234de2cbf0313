/** What a list can be asked, field by field. */
export const listFields = [
  { name: 'name', type: 'text', operators: ['contains', 'is', 'starts'], choices: [], unit: null },
  { name: 'status', type: 'choice', operators: ['any_of', 'none_of'], choices: ['ACTIVE', 'ARCHIVED'], unit: null },
  { name: 'price', type: 'money', operators: ['is', 'less', 'more'], choices: [], unit: null },
  { name: 'seenAt', type: 'date', operators: ['after', 'before'], choices: [], unit: null },
];

/** A bulk run that ended with a refusal; it is answered so from its start on. */
export const bulkRun = {
  id: '00000000-0000-4000-8000-00000000000b',
  list: 'kitRows',
  action: 'archive',
  state: 'succeeded',
  total: 400,
  done: 399,
  unchanged: 0,
  refused: 1,
  conflicts: 0,
  kept: 0,
  isResultGone: false,
  requestedAt: '2026-01-01T12:00:00Z',
  requestedBy: 'Ada Lovelace',
  startedAt: '2026-01-01T12:00:01Z',
  finishedAt: '2026-01-01T12:00:09Z',
  nextCommands: [],
  stopReason: null,
};

export const bulkItems = [
  {
    id: '00000000-0000-4000-8000-000000000006',
    name: 'Kettle 007',
    outcome: 'refused',
    refusal: { code: 'kettle.boiling', reason: 'It boils. Let it cool down first.', wording: null },
  },
];

const field = (name: string, before: unknown, after: unknown, isRevertible: boolean) => ({
  name,
  before,
  after,
  isRevertible,
  refusal: null,
  references: [],
});

const change = (place: number, action: string, fields: readonly ReturnType<typeof field>[]) => ({
  id: `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`,
  at: `2026-01-0${9 - place}T12:00:00Z`,
  actor: place === 2 ? '' : 'Ada Lovelace',
  cause: ['screen', 'bulk_run', 'import', 'screen'][place] ?? 'screen',
  causeId: null,
  action,
  isRevertible: fields.some(({ isRevertible }) => isRevertible),
  refusal: null,
  fields,
});

export const changes = [
  change(0, 'updated', [field('name', 'Kettle', 'Kettle 001', true), field('material', 'Tin', 'Copper', true)]),
  change(1, 'archived', [field('status', 'ACTIVE', 'ARCHIVED', false)]),
  change(2, 'updated', [field('lidded', null, true, true)]),
  change(3, 'created', [field('name', null, 'Kettle', false)]),
];
