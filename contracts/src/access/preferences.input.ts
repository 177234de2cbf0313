import { z } from 'zod';
import { layoutChoices } from './layout.ts';

/** The languages that the dashboard speaks. */
export const interfaceLanguages = ['en', 'de', 'fr', 'pt'] as const;

/** What a person may set of how the dashboard looks to them. */
export const preferencesInput = z.object({
  language: z.enum(interfaceLanguages),
  skin: z.enum(layoutChoices.skin),
  direction: z.enum(layoutChoices.direction),
  isMenuCollapsed: z.boolean(),
  isMenuHidden: z.boolean(),
  menu: z.enum(layoutChoices.menu),
  content: z.enum(layoutChoices.content),
  navbar: z.enum(layoutChoices.navbar),
  navbarColour: z.enum(layoutChoices.navbarColour),
  footer: z.enum(layoutChoices.footer),
});

export type PreferencesDraft = z.output<typeof preferencesInput>;
