import { checkInput } from '@quarry/contracts/common';
import { contentLocalesSetting } from '@quarry/contracts/products';
import { findSetting, secretSettingInput, settings, settingText } from '@quarry/contracts/settings';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import { findNameOrders } from '../../platform/db/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type {
  MutationResetSettingArgs,
  MutationUpdateSecretSettingArgs,
  MutationUpdateSettingArgs,
  Resolvers,
  SettingScopeInput,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { installationId, resolveSetting, type SettingEffects } from '../../platform/settings/index.ts';
import { atValue, changeSetting, checkSettingValue, checkTypedValue } from './setting.commands.ts';
import { findPlace } from './setting.places.ts';
import { idOfPlace, type PlacedSetting } from './setting.ts';
import { sendTestMail } from './test-mail.ts';
import { placeOf, rightsTo, shownSetting } from './shown-setting.ts';

type ScopeArgument = SettingScopeInput | null | undefined;
type Addressed = { key: string; scope?: ScopeArgument };

/** The settings of the registry; `effects` are what the features say of changes. */
export function settingResolvers(effects: readonly SettingEffects[]) {
  const find = async (context: RequestContext, { key, scope }: Addressed): Promise<PlacedSetting | null> => {
    const definition = findSetting(key);
    if (!definition) return null;
    const level = scope?.kind ?? 'INSTALLATION';
    if (level === 'SHOP' && !(await seesShop(context, scope?.id ?? ''))) return null;
    return { definition, level, scopeId: level === 'INSTALLATION' ? installationId : (scope?.id ?? installationId) };
  };
  const about = ({ key, scope }: Addressed): readonly ['setting', string] => [
    'setting',
    idOfPlace({ key, level: scope?.kind ?? 'INSTALLATION', scopeId: scope?.id ?? installationId }),
  ];
  const answer = async ({ record, changeId }: Saved<PlacedSetting>, { actor, deps }: RequestContext) => {
    const stored = await deps.settings.stored(deps.db);
    return {
      __typename: 'SettingUpdated' as const,
      setting: shownSetting(record, stored, deps.settings.outside, actor),
      changeId,
    };
  };
  return {
    Query: {
      contentLocales: async (_root, _args, { actor, deps }) => {
        authorize(actor, 'read', 'Dashboard');
        // Anyone who has just changed them asks at once.
        const stored = await deps.settings.stored(deps.db);
        return [...resolveSetting(contentLocalesSetting, stored, deps.settings.outside, {}).value];
      },
      settings: async (_root, { search, group, shopId }, context) => {
        const { actor, deps } = context;
        authorize(actor, 'read', 'Setting');
        if (shopId && !(await seesShop(context, shopId))) return null;
        const stored = await deps.settings.stored(deps.db);
        const [level, scopeId] = shopId ? (['SHOP', shopId] as const) : (['INSTALLATION', installationId] as const);
        return settings
          .filter((definition) => !group || definition.group === group)
          .map((definition) => shownSetting({ definition, level, scopeId }, stored, deps.settings.outside, actor))
          .filter((shown) => holds(shown, search ?? ''));
      },
      setting: async (_root, { id }, context) => {
        const { actor, deps } = context;
        authorize(actor, 'read', 'Setting');
        const placed = isId(id) ? await findPlace(deps.db, id) : undefined;
        if (!placed || !(placed.level === 'INSTALLATION' || placed.level === 'SHOP')) return null;
        if (placed.level === 'SHOP' && !(await seesShop(context, placed.scopeId))) return null;
        return shownSetting(placed, await deps.settings.stored(deps.db), deps.settings.outside, actor);
      },
      nameSorting: async (_root, _args, { actor, deps }) => {
        authorize(actor, 'read', 'Setting');
        const [orders, stored] = [await findNameOrders(deps.db), await deps.settings.stored(deps.db)];
        const ready = new Set(orders.flatMap(({ locale, isReady }) => (isReady ? [locale] : [])));
        const wanted = resolveSetting(contentLocalesSetting, stored, deps.settings.outside, {}).value;
        return {
          isByLanguage: orders.every(({ isIcu }) => isIcu),
          beingFilled: wanted.filter((locale) => !ready.has(locale)),
        };
      },
      settingEffects: async (_root, args, context) => {
        const { actor, deps } = context;
        authorize(actor, 'update', 'Setting');
        const found = await find(context, args);
        const effect = effects.find(({ key }) => key === args.key);
        if (!found || !effect) return [];
        const { definition, level, scopeId } = found;
        const checked = checkSettingValue(definition, args.value);
        if (!checked.ok) return [];
        const place = placeOf({ definition, level, scopeId });
        const before = resolveSetting(definition, await deps.settings.stored(), deps.settings.outside, place).value;
        const said = await effect.of(deps, { before, after: checked.value, place });
        return said.map(({ code, params }) => ({
          code,
          params,
          text: settingText(
            `effect.${code}`,
            'bytes' in params ? { ...params, bytes: `${params.bytes} bytes` } : params,
          ),
        }));
      },
    },
    Mutation: {
      updateSetting: mutation({
        about: (args: MutationUpdateSettingArgs) => about(args),
        find,
        right: (_args, { definition }) => rightsTo(definition),
        input: ({ value }, { definition }) => checkTypedValue(definition, value),
        run: async ({ version }, { deps, origin, found, draft }) =>
          refusedAt(found) ?? changeSetting(deps, origin, found, version, { value: draft }),
        answer,
      }),
      updateSecretSetting: mutation({
        effect: 'holds_a_secret',
        about: (args: MutationUpdateSecretSettingArgs) => about(args),
        find,
        right: (_args, { definition }) => rightsTo(definition),
        input: ({ secret }, { definition }) => atValue(checkInput(secretSettingInput(definition.key), secret)),
        run: async ({ version }, { deps, origin, found, draft }) =>
          refusedAt(found) ?? changeSetting(deps, origin, found, version, { secret: draft }),
        answer,
      }),
      sendTestMail: mutation({
        effect: 'none',
        right: () => ['update', 'Setting'],
        run: (_args, { deps, actor }) => sendTestMail(deps, actor),
        answer: ({ to }) => ({ __typename: 'TestMailSent', to }),
      }),
      resetSetting: mutation({
        about: (args: MutationResetSettingArgs) => about(args),
        find,
        right: (_args, { definition }) => rightsTo(definition),
        run: async ({ version }, { deps, origin, found }) =>
          refusedAt(found) ?? changeSetting(deps, origin, found, version, { value: null }),
        answer,
      }),
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;
}

async function seesShop(context: RequestContext, id: string): Promise<boolean> {
  const shops = context.deps.records.of('shop')?.named;
  if (!shops || !isId(id)) return false;
  const filter = [sql`${sql.ref(shops.id)} = ${id}::uuid`];
  const { nodes } = await shops.find(context, { first: 1, search: null, filter });
  return nodes.length > 0;
}

/** Why a setting has no value of its own at this place. */
function refusedAt({ definition, level }: PlacedSetting): ({ kind: 'not_allowed' } & Reasoned) | undefined {
  const { scopes } = definition;
  if (scopes.some((scope) => scope.toUpperCase() === level)) return undefined;
  const code = scopes.includes('shop') ? 'SETTING_OF_SHOPS' : 'SETTING_SAME_EVERYWHERE';
  return { kind: 'not_allowed', ...reasoned(code) };
}

/** Whether each word stands in what the setting is called, in its description, or in its value. */
function holds({ key, title, description, value }: ReturnType<typeof shownSetting>, search: string): boolean {
  const text = `${key} ${title} ${description} ${JSON.stringify(value)}`.toLowerCase();
  return search
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
