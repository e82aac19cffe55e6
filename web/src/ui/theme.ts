import { createTheme } from '@mui/material/styles'
import { ruRU } from '@mui/material/locale'

export const PRIMARY = '#0f5ec2'
/** Specification §9: above it the app is a non-scrolling flex container, below it the page scrolls. */
export const DESKTOP_WIDTH = 1280

/** Quiet surfaces, one accent; light and dark from the same tokens. */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: PRIMARY },
          success: { main: '#1a7f37' },
          warning: { main: '#9a6700' },
          error: { main: '#c62828' },
          background: { default: '#f6f7f9', paper: '#ffffff' },
          text: { primary: '#1b1f24', secondary: '#59636e' },
          divider: '#dfe3e8',
        },
      },
      dark: {
        palette: {
          primary: { main: '#78acf5' },
          success: { main: '#57ab5a' },
          warning: { main: '#d4a72c' },
          error: { main: '#f47067' },
          background: { default: '#15181c', paper: '#1c2026' },
          text: { primary: '#e6e9ec', secondary: '#a3acb6' },
          divider: '#313740',
        },
      },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: DESKTOP_WIDTH, xl: 1600 } },
    shape: { borderRadius: 8 },
    spacing: 4,
    typography: {
      fontFamily: "'Inter Variable', system-ui, sans-serif",
      fontSize: 14,
      body1: { fontSize: 14, lineHeight: 1.5 },
      body2: { fontSize: 13, lineHeight: 1.45 },
      caption: { fontSize: 12, lineHeight: 1.4 },
      h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: 18, fontWeight: 600, lineHeight: 1.3 },
      h3: { fontSize: 16, fontWeight: 600, lineHeight: 1.35 },
      button: { textTransform: 'none', fontWeight: 500 },
    },
  },
  ruRU,
)
