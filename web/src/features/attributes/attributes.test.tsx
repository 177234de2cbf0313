import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { AttributeNewScreen } from './attribute-new.screen.tsx';
import { AttributeForm } from './attribute.form.tsx';
import { AttributesListScreen } from './attributes-list.screen.tsx';
import type { AttributeDetailFragment } from './attributes.operations.generated.ts';
import { useUpdateAttribute } from './use-update-attribute.ts';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
let answers: Record<string, unknown> = {};

const row = {
  id: 'a1',
  code: 'cable_length',
  name: 'Cable length',
  type: 'number',
  unit: null,
  group: 'TECHNICAL',
  position: 18,
  isLocalized: false,
  isChannelLevel: false,
  isVariantLevel: true,
  isSystem: false,
  productCount: 3,
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
  version: 1,
};

beforeEach(() => {
  stubBrowser();
  asked.length = 0;
  localStorage.clear();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem(
    'userData',
    JSON.stringify({
      id: 'u',
      username: 'ada',
      fullName: 'Ada',
      email: 'ada@shop.example',
      role: 'administrator',
      avatar: null,
      ability: [{ action: 'manage', subject: 'all' }],
      extras: {},
    }),
  );
  session.reload();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Asked;
    asked.push({ operationName, variables });
    return Response.json({ data: answers[operationName] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the screens of attributes', () => {
  it('list type, group and scope, with the way to the products that have values', async () => {
    const nodes = {
      nodes: [row],
      pageInfo: { endCursor: null, hasNextPage: false },
      total: { count: 1, isExact: true },
    };
    answers = { AttributesList: { attributeRegistry: nodes } };
    await renderRoute(AttributesListScreen, '/settings/attributes');
    await screen.findByText('Cable length');
    for (const text of ['Decimal number', 'Technical data', 'One value per variant']) screen.getByText(text);
    expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toContain('/products?filter=');
  });

  it('show the rules of the chosen type, and say at the code which attribute has it', async () => {
    answers = {
      ContentLocales: { contentLocales: ['en', 'de'] },
      CreateAttribute: {
        createAttribute: {
          __typename: 'AttributeWordTaken',
          field: 'code',
          word: 'colour',
          name: 'Colour',
          isBinned: false,
        },
      },
    };
    await renderRoute(AttributeNewScreen, '/settings/attributes/new');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/^Code/), 'colour');
    await user.type(screen.getAllByLabelText(/^Name/)[0] as HTMLElement, 'Colour');
    screen.getByLabelText('Pattern');
    await user.selectOptions(screen.getByLabelText(/^Type/), 'integer');
    screen.getByLabelText('Minimum');
    expect(screen.queryByLabelText('Pattern')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add attribute' }));
    await waitFor(() => expect(asked.at(-1)?.operationName).toBe('CreateAttribute'));
    await screen.findAllByText(/The attribute Colour answers to “colour” already/);
  });

  it('take options with labels by language, in the order they are put into', async () => {
    answers = { ContentLocales: { contentLocales: ['en', 'de'] }, CreateAttribute: { createAttribute: {} } };
    await renderRoute(AttributeNewScreen, '/settings/attributes/new');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/^Code/), 'finish');
    await user.type(screen.getAllByLabelText(/^Name/)[0] as HTMLElement, 'Finish');
    await user.selectOptions(screen.getByLabelText(/^Type/), 'options');
    for (const [at, code, label] of [
      [0, 'matt', 'Matt'],
      [1, 'gloss', ''],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Add option' }));
      const row = within(screen.getByRole('group', { name: `Option ${at + 1}` }));
      await user.type(row.getByLabelText(/^Code/), code);
      if (label !== '') await user.type(row.getByLabelText(/English/), label);
    }
    await user.click(screen.getByRole('button', { name: 'Add attribute' }));
    const second = within(screen.getByRole('group', { name: 'Option 2' }));
    await second.findByText('Fill this in.');
    await user.type(second.getByLabelText(/English/), 'Glossy');
    await user.click(screen.getByRole('button', { name: 'Move option 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Add attribute' }));
    await waitFor(() => expect(asked.at(-1)?.operationName).toBe('CreateAttribute'));
    expect(asked.at(-1)?.variables).toMatchObject({
      input: {
        type: 'options',
        options: [
          { id: null, code: 'gloss', labels: [{ locale: 'en', text: 'Glossy' }], color: null },
          { id: null, code: 'matt', labels: [{ locale: 'en', text: 'Matt' }], color: null },
        ],
      },
    });
  });

  it('say how many products have an option that a save left out, and lead to them', async () => {
    const [first, second] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'] as const;
    const matt = { id: first, code: 'matt', labels: [{ locale: 'en', text: 'Matt' }], color: null, productCount: 0 };
    const attribute: AttributeDetailFragment = {
      ...row,
      group: 'TECHNICAL',
      type: 'option',
      names: [{ locale: 'en', text: 'Cable length' }],
      helps: [],
      aliases: [],
      unitFamily: null,
      isUsed: false,
      findingCount: 0,
      pattern: null,
      minLength: null,
      maxLength: null,
      minimum: null,
      maximum: null,
      choices: [],
      isUnique: false,
      mayUpdate: true,
      mayDelete: false,
      options: [
        matt,
        { ...matt, id: second, code: 'gloss', labels: [{ locale: 'en', text: 'Glossy' }], productCount: 2 },
      ],
    };
    const uses = [{ productCount: 3, option: matt }];
    answers = {
      ContentLocales: { contentLocales: ['en'] },
      UpdateAttribute: { updateAttribute: { __typename: 'AttributeOptionsInUse', uses } },
    };
    await renderRoute(function Page() {
      const { update, optionUses } = useUpdateAttribute(attribute);
      return <AttributeForm attribute={attribute} onSave={update} optionUses={optionUses} />;
    }, '/settings/attributes/a1');
    const user = userEvent.setup();
    const used = await screen.findByRole('link', { name: '2 products have it, so it stays' });
    expect(used.getAttribute('href')).toContain(`optionId%3A${second}`);
    await user.click(screen.getByRole('button', { name: 'Remove option 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const refusal = await screen.findByText(/3 products have the option “Matt”, so it stays/);
    const way = within(refusal.closest('li')!).getByRole('link', { name: 'Show products' });
    expect(way.getAttribute('href')).toContain(`optionId%3A${first}`);
  });

  it('keep the focus among their options, and show a colour as it is typed', async () => {
    answers = { ContentLocales: { contentLocales: ['en'] } };
    const { container } = await renderRoute(AttributeNewScreen, '/settings/attributes/new');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText(/^Type/), 'option');
    const addOption = screen.getByRole('button', { name: 'Add option' });
    for (const code of ['matt', 'gloss']) {
      await user.click(addOption);
      const added = within(screen.getAllByRole('group', { name: /^Option \d/ }).at(-1)!);
      await user.type(added.getByLabelText(/^Code/), code);
    }
    await user.type(screen.getAllByLabelText(/^Colour/)[0]!, '#ff0000');
    expect(container.querySelector<HTMLElement>('fieldset span[aria-hidden][style]')?.style.backgroundColor).toBe(
      'rgb(255, 0, 0)',
    );
    screen.getByRole('button', { name: 'Move option 2 up' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move option 1 up');
    await user.click(screen.getByRole('button', { name: 'Remove option 1' }));
    await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('matt'));
    await user.click(screen.getByRole('button', { name: 'Remove option 1' }));
    await waitFor(() => expect(document.activeElement).toBe(addOption));
  });

  it('list the texts that are shared already once texts are to be unique', async () => {
    const none = { pattern: null, minLength: null, maxLength: null, minimum: null, maximum: null };
    const detail = {
      ...row,
      ...none,
      type: 'text',
      unitFamily: null,
      names: [{ locale: 'en', text: 'Plate' }],
      helps: [],
    };
    const attribute = { ...detail, aliases: [], isUsed: true, findingCount: 0, choices: [], options: [] };
    const products = [
      { id: 'p1', name: 'Van' },
      { id: 'p2', name: 'Lorry' },
    ];
    answers = {
      ContentLocales: { contentLocales: ['en'] },
      SharedTexts: { sharedTexts: { count: 2, nodes: [{ text: 'P-1', locale: 'de', count: 2, products }] } },
    };
    await renderRoute(function Form() {
      const whole = { ...attribute, isUnique: false, mayUpdate: true, mayDelete: true };
      return (
        <AttributeForm
          attribute={whole as AttributeDetailFragment}
          onSave={async () => ({ kind: 'issues', issues: [] })}
        />
      );
    }, '/settings/attributes/a1');
    await userEvent.click(await screen.findByRole('switch', { name: /^Unique/ }));
    await screen.findByText('2 texts are shared already. They stay, and new texts must be unique.');
    screen.getByText('P-1 (de)');
    screen.getByText('Only the first 1 are shown.');
    expect(screen.getByRole('link', { name: 'Lorry' }).getAttribute('href')).toBe('/products/p2');
    expect(asked.at(-1)).toEqual({ operationName: 'SharedTexts', variables: { attributeId: 'a1' } });
    await userEvent.selectOptions(screen.getByLabelText(/^Group/), 'GENERAL');
    expect(asked.filter(({ operationName }) => operationName === 'SharedTexts')).toHaveLength(1);
  });
});
