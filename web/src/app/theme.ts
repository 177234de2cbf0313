import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

const copper: MantineColorsTuple = [
  '#fdf3ec',
  '#f8e1d2',
  '#f2c3a4',
  '#f0a36b',
  '#dd8145',
  '#c9662b',
  '#b85518',
  '#a84a16',
  '#8a3c11',
  '#6d2f0d',
];

const dark: MantineColorsTuple = [
  '#eceae6',
  '#b4b8bc',
  '#92979c',
  '#7a8086',
  '#3d444b',
  '#2b3035',
  '#181b1e',
  '#181b1e',
  '#141719',
  '#111315',
];

const filled = (token: 'copper' | 'danger') => ({
  background: `var(--${token})`,
  hover: `color-mix(in srgb, var(--${token}) 88%, var(--text))`,
  color: 'var(--on-copper)',
});

export const theme = createTheme({
  colors: { copper, dark },
  primaryColor: 'copper',
  primaryShade: { light: 7, dark: 3 },
  black: '#1c1208',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  fontSizes: {
    xs: 'var(--size-small)',
    sm: 'var(--size-note)',
    md: 'var(--size-base)',
    lg: 'var(--size-lead)',
    xl: 'var(--size-title)',
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { sm: '6px', md: '6px', lg: '6px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650' },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    if (input.variant !== 'filled') return colors;
    if (input.color === 'danger') return { ...colors, ...filled('danger'), color: 'var(--surface)' };
    return input.color === undefined || input.color === 'copper' ? { ...colors, ...filled('copper') } : colors;
  },
  components: {
    InputWrapper: {
      styles: {
        label: { marginBlockEnd: 4, fontWeight: 500 },
        error: { marginBlockStart: 4, fontSize: 'var(--size-small)' },
        description: { marginBlockStart: 4, fontSize: 'var(--size-small)' },
      },
    },
    Button: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 140 },
        // A dialog's heading is no banner of the page.
        attributes: { header: { role: 'presentation' } },
        // A name without a blank would push the button that closes the dialog out of it.
        styles: { title: { minWidth: 0, overflowWrap: 'anywhere' } },
      },
    },
    Menu: { defaultProps: { shadow: 'none', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
  },
});

/** The kit's own colours fall short of WCAG AA in places; every one that carries text is one of our tokens. */
const tokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--copper)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--canvas)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--canvas)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--copper)',
  '--mantine-primary-color-contrast': 'var(--on-copper)',
  '--mantine-color-copper-filled': 'var(--copper)',
  '--mantine-color-copper-text': 'var(--copper)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.45' },
  light: tokens,
  dark: tokens,
});
