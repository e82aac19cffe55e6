import { createTheme, type Theme } from '@mui/material/styles'
import { componentDefaults } from './theme-components.ts'

const PRIMARY = '#0f5ec2'
/** Specification §9: above it the app is a non-scrolling flex container, below it the page scrolls. */
export const DESKTOP_WIDTH = 1280
export const TABLET_WIDTH = 600
/** Written by the theme, read by public/boot.js before the first paint. */
export const SCHEME_KEY = 'B2B_SCHEME'

const FLOATING = '0 8px 24px rgb(15 23 42 / 0.14), 0 1px 3px rgb(15 23 42 / 0.1)'

/** Neutral surfaces, one accent; light and dark from the same tokens. */
export const tokens = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: PRIMARY, dark: '#0b4a9b', light: '#3b7fd6' },
        success: { main: '#177331' },
        warning: { main: '#875900' },
        error: { main: '#c62828' },
        info: { main: '#3f5b7c' },
        background: { default: '#f5f6f8', paper: '#ffffff' },
        text: { primary: '#1b1f24', secondary: '#59636e' },
        divider: '#dfe3e8',
        action: { hover: 'rgb(27 31 36 / 0.05)', selected: 'rgb(15 94 194 / 0.09)', hoverOpacity: 0.05 },
      },
    },
    dark: {
      palette: {
        primary: { main: '#78acf5', dark: '#9cc3f8', light: '#5b93e4', contrastText: '#0b1a2e' },
        success: { main: '#5eb361' },
        warning: { main: '#d4a72c' },
        error: { main: '#f67b72' },
        info: { main: '#8fa9c7' },
        background: { default: '#14171b', paper: '#1b1f25' },
        text: { primary: '#e6e9ec', secondary: '#a3acb6' },
        divider: '#2f353d',
        action: { hover: 'rgb(230 233 236 / 0.07)', selected: 'rgb(120 172 245 / 0.16)', hoverOpacity: 0.07 },
      },
    },
  },
  breakpoints: { values: { xs: 0, sm: TABLET_WIDTH, md: 900, lg: DESKTOP_WIDTH, xl: 1600 } },
  shape: { borderRadius: 8 },
  spacing: 4,
  // Nothing lasts longer than 150 ms.
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 100,
    },
  },
  typography: {
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontSize: 14,
    body1: { fontSize: 14, lineHeight: 1.5 },
    body2: { fontSize: 13, lineHeight: 1.45 },
    subtitle1: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
    subtitle2: { fontSize: 13, fontWeight: 600, lineHeight: 1.45 },
    caption: { fontSize: 12, lineHeight: 1.4 },
    h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: 18, fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h3: { fontSize: 16, fontWeight: 600, lineHeight: 1.35 },
    h4: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 500, letterSpacing: 0 },
  },
  components: componentDefaults({ floating: FLOATING }),
})

/** The theme with the widgets' own texts (pagination, close buttons) in one language. */
export const themeIn = (locale: object): Theme => createTheme(tokens, locale)
