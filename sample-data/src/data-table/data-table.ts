import { ok } from '../kit/answers.ts';
import { defineDomain } from '../kit/domain.ts';
import { cut, searched, windowOf } from '../kit/lists.ts';
import { parameter, type SampleRequest } from '../kit/request.ts';
import { startEmployees, type Employee } from './employee-rows.ts';

type Employees = readonly Employee[];

export const dataTable = defineDomain(startEmployees, {
  'GET /api/datatables/initial-data': (employees: Employees) => ok(employees),
  'GET /api/datatables/data': list,
});

/** The rows of the page are called invoices; so the specification wants it. */
function list(employees: Employees, request: SampleRequest) {
  const found = searched(employees, parameter(request, 'q'), (employee) => [
    employee.full_name,
    employee.post,
    employee.email,
    employee.age,
    employee.salary,
    employee.start_date,
  ]);
  return ok({ allData: employees, invoices: cut(found, windowOf(request, 10)), total: found.length });
}
