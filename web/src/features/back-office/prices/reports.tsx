import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'

/** Prices that were not saved, a line for each. */
export function Reports({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  )
}
