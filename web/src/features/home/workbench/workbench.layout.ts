/** The paste box is first on a phone and beside the orders on a wide screen. */
export const workbenchAreas = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"paste" "main" "aside"', lg: '"main paste" "main aside"' },
  gridTemplateRows: { lg: 'auto 1fr' },
}
