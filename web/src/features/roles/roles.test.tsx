import { signedInRules } from '@quarry/contracts/access';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { askedRight, askedSubjects } from './right-search.ts';
import { RoleForm } from './role.form.tsx';

const saved = vi.fn();

function Form() {
  return (
    <RoleForm
      name="Buyer"
      rules={[
        ...signedInRules,
        { action: 'manage', subject: 'Crawler', scope: 'own_shops' },
        { action: 'manage', subject: 'Customer', scope: 'own_shops' },
      ]}
      onSave={async (draft) => {
        saved(draft);
        return { kind: 'asked' };
      }}
    />
  );
}

beforeEach(async () => {
  stubBrowser();
  saved.mockClear();
  await renderRoute(Form, '/users/roles/new');
});

afterEach(cleanup);

describe('the matrix of a role', () => {
  it('shows what a wider right includes, and offers the conditions that are judged', async () => {
    const reads = await screen.findByLabelText<HTMLSelectElement>('Crawlers: see');
    expect(reads.selectedOptions[0]?.text).toBe('(own shops)');
    expect([...reads.options].map(({ text }) => text)).toEqual(['all', 'own shops', '(own shops)']);
    const users = screen.getByLabelText<HTMLSelectElement>('Users: see');
    expect([...users.options].map(({ text }) => text)).toEqual(['all', 'no']);
  });

  it('says of offers that a condition limits own ones alone', async () => {
    const textsOf = ({ options }: HTMLSelectElement) => [...options].map(({ text }) => text);
    const reads = textsOf(await screen.findByLabelText<HTMLSelectElement>('Offers: see'));
    expect(reads).toEqual([
      'all',
      'own offers: own brands and own shops',
      'own offers: own shops',
      'own offers: own brands',
      'no',
    ]);
    expect(textsOf(screen.getByLabelText<HTMLSelectElement>('Offers: export'))).toEqual(reads);
    expect(textsOf(screen.getByLabelText<HTMLSelectElement>('Offers: change'))).toEqual([
      'all',
      'own offers: own shops',
      'no',
    ]);
    expect(screen.getByText(/has all observed ones/)).toBeDefined();
  });

  it('saves what was chosen as rules, in one order', async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Crawlers: do everything'), 'no');
    await userEvent.selectOptions(screen.getByLabelText('Shops: change'), 'own shops');
    await userEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0]).toMatchObject({
      name: 'Buyer',
      rules: expect.arrayContaining([{ action: 'update', subject: 'Shop', scope: 'own_shops' }]),
    });
    expect(JSON.stringify(saved.mock.calls[0])).not.toContain('Crawler');
  });

  it('names the most of each currency below a right that moves money, and refuses at the field what is none', async () => {
    expect(screen.queryByRole('group', { name: 'Limits: Payments: refund' })).toBeNull();
    await userEvent.selectOptions(await screen.findByLabelText('Payments: refund'), 'own shops');
    const limits = await screen.findByRole('group', { name: 'Limits: Payments: refund' });
    expect(limits.textContent).toContain('a second person decides');
    await userEvent.click(within(limits).getByText('Add a limit'));
    await userEvent.type(within(limits).getByLabelText('Currency'), 'jpy');
    await userEvent.type(within(limits).getByLabelText('Most in JPY'), '50.5');
    await userEvent.click(screen.getByText('Save'));
    expect((await within(limits).findByRole('alert')).textContent).toContain('fewer decimals');
    expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(within(limits).getByLabelText('Most in JPY'));
    await userEvent.type(within(limits).getByLabelText('Most in JPY'), '5000');
    await userEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0].rules).toContainEqual({
      action: 'refund',
      subject: 'Payment',
      scope: 'own_shops',
      limits: [{ currency: 'JPY', amount: '5000' }],
    });
  });

  it('offers no right on what is not built yet, and keeps those that the role has', async () => {
    await screen.findByLabelText('Shops: change');
    expect(screen.queryByLabelText(/^(Notifications|Media|Settings): /)).toBeNull();
    expect(screen.getAllByLabelText(/^Orders: /).length).toBeGreaterThan(1);
    expect(screen.getAllByLabelText(/^Imports: /)).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Shops: change'), 'own shops');
    await userEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0]).toMatchObject({
      rules: expect.arrayContaining([
        { action: 'manage', subject: 'Customer', scope: 'own_shops' },
        { action: 'manage', subject: 'Notification', scope: 'own' },
      ]),
    });
  });

  it('is asked about no subject that is not built yet, from whatever address', () => {
    expect(askedSubjects).not.toContain('Media');
    expect(askedSubjects).toContain('Import');
    expect(askedRight({ subject: 'Media', action: 'review' })).toEqual({ subject: 'Product', action: 'read' });
    expect(askedRight({ subject: 'Import', action: 'create' })).toEqual({ subject: 'Import', action: 'run' });
  });
});
