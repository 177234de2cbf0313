/** How a person may lay out the dashboard: the words of each choice, the first one the default. */
export const layoutChoices = {
  /** `bordered` has lines and no shadows, `light` shadows and no lines, `semi-dark` a dark menu beside light screens. */
  skin: ['bordered', 'light', 'dark', 'semi-dark'],
  direction: ['ltr', 'rtl'],
  menu: ['vertical', 'horizontal'],
  content: ['full', 'boxed'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColour: ['white', 'copper', 'info', 'success', 'warning', 'danger', 'dark'],
  footer: ['static', 'sticky', 'hidden'],
} as const;

type Chosen = { [Key in keyof typeof layoutChoices]: (typeof layoutChoices)[Key][number] };

/** A person's layout of the dashboard. */
export type Layout = Chosen & { isMenuCollapsed: boolean; isMenuHidden: boolean };

export const defaultLayout: Layout = {
  skin: 'bordered',
  direction: 'ltr',
  isMenuCollapsed: false,
  isMenuHidden: false,
  menu: 'vertical',
  content: 'full',
  navbar: 'floating',
  navbarColour: 'white',
  footer: 'static',
};
