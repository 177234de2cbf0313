import { describe, expect, it } from 'vitest';
import { noon, openLayer } from '../testing/open-layer.ts';

describe('the data table', () => {
  it('starts with all hundred employees, of every status', async () => {
    const employees = await openLayer().read('/api/datatables/initial-data');
    expect(employees).toHaveLength(100);
    expect(new Set(employees.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(employees.map(({ email }) => email)).size).toBe(100);
  });

  it('writes days, salaries, ages and years as the contract does', async () => {
    const employees = await openLayer().read('/api/datatables/initial-data');
    const wrong = employees.filter(
      ({ start_date, salary, age, experience }) =>
        !/^\d\d\/\d\d\/\d{4}$/.test(start_date) ||
        Date.parse(start_date) > noon ||
        !/^\$\d+\.\d\d$/.test(salary) ||
        !/^\d\d$/.test(age) ||
        !/^\d+ Years?$/.test(experience) ||
        Number(age) - Number.parseInt(experience, 10) < 16,
    );
    expect(wrong).toEqual([]);
  });

  it('pages by ten under the name invoices, in stored order', async () => {
    const { read } = openLayer();
    const all = await read('/api/datatables/initial-data');
    expect(await read('/api/datatables/data')).toEqual({ allData: all, invoices: all.slice(0, 10), total: 100 });
    expect((await read('/api/datatables/data', 'page=3&perPage=40')).invoices).toEqual(all.slice(80));
    expect((await read('/api/datatables/data', 'page=4&perPage=40')).invoices).toEqual([]);
  });

  it.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const)('finds by %s', async (field) => {
    const { read } = openLayer();
    const wanted = (await read('/api/datatables/initial-data'))[41];
    const q = encodeURIComponent(String(wanted?.[field]).toUpperCase());
    const { invoices, total } = await read('/api/datatables/data', `perPage=100&q=${q}`);
    expect(total).toBe(invoices.length);
    expect(invoices).toContainEqual(wanted);
    expect(total).toBeLessThan(100);
  });

  it('does not search city, experience or status', async () => {
    const { read } = openLayer();
    expect((await read('/api/datatables/data', 'q=utrecht')).total).toBe(0);
    expect((await read('/api/datatables/data', 'q=years')).total).toBe(0);
  });
});
