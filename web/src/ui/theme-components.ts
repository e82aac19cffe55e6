import type { Components, Theme } from '@mui/material/styles'

/** Large enough for a thumb. */
const underThumb = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: { minWidth: 40, minHeight: 40 } })

/** Dense, flat, 1 px lines; one soft shadow for floating elements; a visible focus ring. */
export const componentDefaults = ({ floating }: { floating: string }): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { WebkitFontSmoothing: 'antialiased' },
      ':focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      'a:not([class])': { color: theme.vars?.palette.primary.main },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short duration: that would compare every change of every element with its old value, at five times the cost.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focusVisible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 1 } }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 36, padding: '6px 14px', whiteSpace: 'nowrap', ...underThumb(theme) }),
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
    variants: [
      {
        props: { size: 'small' },
        style: ({ theme }) => ({ minHeight: 30, padding: '3px 10px', fontSize: 13, ...underThumb(theme) }),
      },
      { props: { size: 'large' }, style: { minHeight: 44, padding: '8px 20px', fontSize: 15 } },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        // The field around those of an autocomplete is pressed as well.
        '&:not(.MuiAutocomplete-popupIndicator, .MuiAutocomplete-clearIndicator)': underThumb(theme),
      }),
    },
  },
  // Its own colour is too pale on the ground of a page.
  MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars?.palette.text.secondary, ...underThumb(theme) }) } },
  MuiPaginationItem: { styleOverrides: { page: ({ theme }) => underThumb(theme), previousNext: ({ theme }) => underThumb(theme) } },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => ({ boxShadow: floating, border: `1px solid ${theme.vars?.palette.divider}` }) } },
  MuiPopover: { styleOverrides: { paper: { boxShadow: floating } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: 14, minHeight: 36, whiteSpace: 'normal', [theme.breakpoints.down('sm')]: { minHeight: 48 } }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiDialog: {
    styleOverrides: {
      paper: { boxShadow: floating },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '16px 24px 8px', fontSize: 18, fontWeight: 600, lineHeight: 1.4 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  // Phones zoom in when a field with smaller letters is touched.
  MuiInputBase: { styleOverrides: { root: ({ theme }) => ({ fontSize: 14, [theme.breakpoints.down('sm')]: { fontSize: 16 } }) } },
  MuiInputLabel: { styleOverrides: { root: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { fontSize: 16 } }) } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.paper }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginTop: 4 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6 }, clickable: ({ theme }) => underThumb(theme) } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, padding: '8px 14px' } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiTableCell: {
    styleOverrides: {
      // The library's own line is next to invisible in the light scheme and black in the dark one.
      root: ({ theme }) => ({ fontSize: 13, padding: '8px 12px', borderBottomColor: theme.vars?.palette.divider }),
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      head: ({ theme }) => ({ color: theme.vars?.palette.text.secondary, fontWeight: 500 }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: 12 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiAlert: { styleOverrides: { root: { alignItems: 'center', paddingBlock: 2 } } },
})
