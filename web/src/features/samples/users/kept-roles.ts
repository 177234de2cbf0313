import { keptPlace } from '../kit/use-kept.ts';

export const rights = ['read', 'write', 'create'] as const;
export type Right = (typeof rights)[number];

/** What a role may do: its rights by the name of a permission. */
export type RoleGrid = Readonly<Record<string, readonly Right[]>>;

export type Role = { key: string; name?: string; grid: RoleGrid };

/** The roles of the sample users, and those that were added here. The layer has no operation for roles. */
export const keptRoles = keptPlace<readonly Role[]>(
  'roles',
  ['admin', 'editor', 'author', 'maintainer', 'subscriber'].map((key) => ({ key, grid: {} })),
);

/** The permissions with which each right came, where nobody has changed it: administrators have all, the rest may read. */
export function rightsOf({ key, grid }: Role, permission: string): readonly Right[] {
  const kept = Object.hasOwn(grid, permission) ? grid[permission] : undefined;
  return kept ?? (key === 'admin' ? rights : ['read']);
}

export function withRight(grid: RoleGrid, role: Role, permission: string, right: Right, isOn: boolean): RoleGrid {
  const before = rightsOf({ ...role, grid }, permission);
  const others = before.filter((one) => one !== right);
  return { ...grid, [permission]: isOn ? [...others, right] : others };
}
