import { badRequest, created, done, notFound, ok } from '../kit/answers.ts';
import { localDay, printedTime } from '../kit/dates.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { cut, searched, windowOf } from '../kit/lists.ts';
import {
  asFields,
  asText,
  asWhole,
  parameter,
  withBody,
  withId,
  type Fields,
  type SampleRequest,
} from '../kit/request.ts';
import { findRow, idAfterLast, withoutRow, withRow } from '../kit/rows.ts';

export type Permission = { id: number; name: string; assignedTo: readonly string[]; createdDate: string };

type Permissions = readonly Permission[];

export const permissions = defineDomain(startPermissions, {
  'GET /apps/permissions/data': list,
  'POST /apps/permissions/add-permission': withBody(add),
  'POST /apps/permissions/update-permission': withBody(rename),
  'DELETE /apps/permissions/delete': withId((permissions: Permissions, id) => done(withoutRow(permissions, id))),
});

const startRows: readonly (readonly [name: string, assignedTo: readonly string[]])[] = [
  ['Management', ['administrator']],
  ['Manage Billing & Roles', ['administrator']],
  ['Add & Remove Users', ['administrator', 'manager']],
  ['Project Planning', ['administrator', 'user', 'support']],
  ['Manage Email Sequences', ['administrator', 'user', 'support']],
  ['Client Communication', ['administrator', 'manager']],
  ['Only View', ['administrator', 'restricted-user']],
  ['Financial Management', ['administrator', 'manager']],
  ["Manage Others' Tasks", ['administrator', 'support']],
];

function startPermissions({ now }: Environment): Permissions {
  return startRows.map(([name, assignedTo], index) => {
    const createdDate = printedTime(localDay(now(), index * 9 - 88, 8 + index, index * 7));
    return { id: index + 1, name, assignedTo, createdDate };
  });
}

function list(permissions: Permissions, request: SampleRequest) {
  const [q = '', assignedTo] = [parameter(request, 'q'), parameter(request, 'assignedTo')];
  const window = windowOf(request, 10);
  const found = searched(permissions, q, ({ name, createdDate }) => [name, createdDate]).filter(
    (permission) => assignedTo === undefined || permission.assignedTo.includes(assignedTo),
  );
  return ok({
    params: { q, assignedTo: assignedTo ?? null, ...window },
    allData: permissions,
    total: found.length,
    permissions: cut(found, window),
  });
}

/** A new permission is the administrator's alone, whatever was sent. */
function add(permissions: Permissions, body: Fields, { now }: Environment) {
  const name = asText(asFields(body.permission)?.name);
  if (!name) return badRequest();
  const createdDate = printedTime(new Date(now()));
  const permission: Permission = { id: idAfterLast(permissions), name, assignedTo: ['administrator'], createdDate };
  return created({ permission }, [...permissions, permission]);
}

function rename(permissions: Permissions, body: Fields) {
  const [stored, name] = [findRow(permissions, asWhole(body.id)), asText(body.name)];
  if (!stored) return notFound('Permission');
  if (!name) return badRequest();
  const permission: Permission = { ...stored, name };
  return ok({ permission }, withRow(permissions, permission));
}
