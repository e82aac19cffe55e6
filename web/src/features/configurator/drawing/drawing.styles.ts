import { plainClass } from '#ui/plain-class.ts'

/** Drawings speak in lines and words, colour only helps; on paper they are black on white in any scheme. */
export const drawingClass = plainClass(({ theme }) => {
  const palette = theme.vars?.palette
  return {
    '--ink': palette?.text.primary,
    '--soft': palette?.text.secondary,
    '--line': palette?.divider,
    '--paper': palette?.background.paper,
    '--ground': palette?.background.default,
    '--accent': palette?.primary.main,
    '--neutral': palette?.primary.main,
    '--earth': palette?.success.main,
    '--alert': palette?.error.main,
    display: 'block',
    maxWidth: 'none',
    fontFamily: theme.typography.fontFamily,
    fontVariantNumeric: 'tabular-nums',
    '& text': { fill: 'var(--ink)' },
    '& text.soft': { fill: 'var(--soft)' },
    '& text.alert': { fill: 'var(--alert)' },
    '& .wire': { stroke: 'var(--ink)', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
    '& .thin': { stroke: 'var(--soft)', fill: 'none' },
    '& .grid': { stroke: 'var(--line)', fill: 'none' },
    '& .dashed': { strokeDasharray: '4 3' },
    '@media print': {
      '--ink': '#000',
      '--soft': '#333',
      '--line': '#777',
      '--paper': '#fff',
      '--ground': '#fff',
      '--accent': '#000',
      '--neutral': '#00c',
      '--earth': '#060',
      '--alert': '#a00',
    },
  }
})
