import type { Permission } from '../data/index.ts';
import { session } from '../data/index.ts';

const everything: readonly Permission[] = [{ action: 'manage', subject: 'all' }];

/** Signs somebody in who may do everything, or what is named. */
export function signIn(ability = everything): void {
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability, extras: {} }));
  session.reload();
}
