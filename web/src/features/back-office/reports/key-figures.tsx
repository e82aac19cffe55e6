import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'

export type KeyFigure = { name: string; value: string /** Beside it: the change since the period before. */; beside?: string }

/** The few figures a report is opened for. */
export const KeyFigures = ({ label, figures }: { label: string; figures: readonly KeyFigure[] }) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{ display: 'grid', gap: 3, m: 0, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' } }}
  >
    {figures.map(({ name, value, beside }) => (
      <Paper key={name} variant="outlined" sx={{ p: 4, minWidth: 0 }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, fontSize: 22, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
        {beside && (
          <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
            {beside}
          </Box>
        )}
      </Paper>
    ))}
  </Box>
)
